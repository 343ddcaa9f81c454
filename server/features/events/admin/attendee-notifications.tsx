/** @jsxRuntime automatic */

import { Paragraph } from '../../../core/mail/mail-components.tsx';
import type { NotificationTemplate } from '../../../services/notifications/notifications.service.ts';
import { type CalendarEvent, calendarInvitation, calendarRemoval } from '../event-calendar.ts';
import type { NotificationContext } from '../event-notifications.queries.ts';
import {
  aboutEvent,
  CANCEL_HINT,
  EventFacts,
  guestCancelHint,
  type Reader,
  reachOffice,
  SeatFacts,
  sentence,
  spanishMoment,
  waitlistedTemplate,
} from '../event-notifications.tsx';

export function addedTemplate(
  event: CalendarEvent,
  position: number | null,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  if (position !== null) {
    const { title, body, href, mail } = waitlistedTemplate(event, position);
    return { kind: 'event-waitlisted', title, body, href, mail };
  }
  return aboutEvent(event, {
    kind: 'event-confirmed',
    title: 'Te inscribimos en un evento',
    body: sentence(`La oficina te inscribió en «${event.title}», ${spanishMoment(event)}`),
    subject: 'Tienes tu cupo',
    content: (
      <>
        <Paragraph>La oficina te inscribió en «{event.title}», y tienes tu cupo.</Paragraph>
        <SeatFacts event={event} isGuest={isGuest} />
        <Paragraph>
          Adjuntamos el evento para tu calendario. {isGuest ? guestCancelHint(context) : CANCEL_HINT}
        </Paragraph>
      </>
    ),
    attachments: calendarInvitation(event, context),
  });
}

export function removedTemplate(
  event: CalendarEvent,
  { reason, hadSeat }: { reason: string | null; hadSeat: boolean },
  context: NotificationContext,
): NotificationTemplate {
  const what = hadSeat
    ? `la oficina retiró tu inscripción en «${event.title}», ${spanishMoment(event)}`
    : `la oficina te retiró de la lista de espera de «${event.title}», ${spanishMoment(event)}`;
  return aboutEvent(event, {
    kind: 'event-withdrawn',
    title: 'Tu inscripción fue retirada',
    body: `Lamentamos avisarte que ${sentence(what)}${reason ? ` Motivo: ${reason}` : ''}`,
    subject: 'Inscripción retirada',
    content: (
      <>
        <Paragraph>Lamentamos avisarte que {sentence(what)}</Paragraph>
        {reason && <Paragraph>Motivo: {reason}</Paragraph>}
        {hadSeat && <Paragraph>El archivo adjunto lo retira de tu calendario.</Paragraph>}
        <Paragraph>Si crees que es un error, {reachOffice(context)}.</Paragraph>
      </>
    ),
    attachments: hadSeat ? calendarRemoval(event, context) : undefined,
  });
}

export function messageTemplate(
  event: CalendarEvent,
  { subject, message }: { subject: string; message: string },
): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-message',
    title: subject,
    body: message,
    subject,
    content: (
      <>
        {message.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <Paragraph key={index}>{paragraph}</Paragraph>
        ))}
        <EventFacts event={event} />
        <Paragraph>Recibes este mensaje porque te inscribiste en «{event.title}».</Paragraph>
      </>
    ),
  });
}
