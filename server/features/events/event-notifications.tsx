/** @jsxRuntime automatic */

import type { ReactElement } from 'react';
import { editEventPath } from '#contract/admin-paths.ts';
import { priceAmount, priceFor } from '#contract/events/price-text.ts';
import { eventPath, eventsPath, ownProposalsPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import { Facts, Paragraph } from '../../core/mail/mail-components.tsx';
import type { Viewer } from '../../core/viewer.ts';
import type { NotificationMail, NotificationTemplate } from '../../services/notifications/notifications.service.ts';
import { type CalendarEvent, calendarInvitation, calendarRemoval } from './event-calendar.ts';
import type { NotificationContext } from './event-notifications.queries.ts';

/** "a las 8:30 a. m.", but "a la 1:00 p. m." */
export const formatAt = (time: string) => `a ${/^(01|13):/.test(time) ? 'la' : 'las'} ${spanishTime(time)}`;

/** "el sábado, 28 de agosto de 2027, a las 8:30 a. m." */
export const spanishMoment = ({ date, time }: Pick<CalendarEvent, 'date' | 'time'>) =>
  `el ${spanishDay(date)}, ${formatAt(time)}`;

/** Adds a full stop, unless the text ends with one ("a. m."). */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

export type Reader = { isGuest: boolean };

export function EventFacts({ event: { date, time, location } }: { event: CalendarEvent }): ReactElement {
  const facts = [
    { label: 'Fecha', value: spanishDay(date) },
    { label: 'Hora', value: spanishTime(time) },
    ...(location ? [{ label: 'Lugar', value: location }] : []),
  ];
  return <Facts facts={facts} separator=" · " />;
}

/** Text prices are labelled neutrally: they may speak of others ("Gratis para miembros"). */
export function SeatFacts({ event, isGuest = false }: { event: CalendarEvent; isGuest?: boolean }): ReactElement {
  const { onlineUrl } = event;
  const price = priceFor(event, { isMember: !isGuest });
  const facts = [
    ...(onlineUrl ? [{ label: 'Enlace para conectarte', value: onlineUrl }] : []),
    { label: priceAmount(price) === undefined ? 'Precio' : 'Tu precio', value: price },
  ];
  return (
    <>
      <EventFacts event={event} />
      <Facts facts={facts} separator=" · " />
    </>
  );
}

export const CANCEL_HINT = 'Si no puedes asistir, cancela tu inscripción: otra persona aprovechará el cupo.';
/** Replies reach the office only where it has an address. */
export const reachOffice = ({ site: { contactEmail, contactPhone } }: NotificationContext) =>
  [contactEmail && 'responde a este correo', contactPhone && `llama al ${contactPhone}`].filter(Boolean).join(' o ') ||
  'avisa a la oficina';

export const guestCancelHint = (context: NotificationContext) =>
  `Si no puedes asistir, ${reachOffice(context)}: otra persona aprovechará el cupo.`;

interface EventNotice extends Omit<NotificationTemplate, 'href' | 'mail'>, Omit<NotificationMail, 'subject'> {
  /** Of the mail, before the title. */
  subject: string;
  href?: string;
}

export function aboutEvent(event: CalendarEvent, notice: EventNotice): NotificationTemplate {
  const path = eventPath(event);
  const { subject, content, attachments, action = { label: 'Ver el evento', path }, ...template } = notice;
  return { href: path, ...template, mail: { subject: `${subject}: ${event.title}`, content, action, attachments } };
}

export function confirmedTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-confirmed',
    isOwnAction: true,
    title: 'Inscripción confirmada',
    body: sentence(`Tienes tu cupo en «${event.title}», ${spanishMoment(event)}`),
    subject: 'Inscripción confirmada',
    content: (
      <>
        <Paragraph>Tu inscripción en «{event.title}» quedó confirmada.</Paragraph>
        <SeatFacts event={event} />
        <Paragraph>Adjuntamos el evento para tu calendario. {CANCEL_HINT}</Paragraph>
      </>
    ),
    attachments: calendarInvitation(event, context),
  });
}

export function waitlistedTemplate(event: CalendarEvent, position: number): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-waitlisted',
    isOwnAction: true,
    title: 'Estás en la lista de espera',
    body: `Ocupas el puesto ${position} en la lista de espera de «${event.title}». Te avisaremos si se libera un cupo.`,
    subject: 'Lista de espera',
    content: (
      <>
        <Paragraph>
          No quedan cupos en «{event.title}», y estás en la lista de espera, en el puesto {position}.
        </Paragraph>
        <EventFacts event={event} />
        <Paragraph>
          Si se libera un cupo y es tu turno, será tuyo sin que tengas que hacer nada, y te avisaremos por aquí.
        </Paragraph>
      </>
    ),
  });
}

export function promotedTemplate(
  event: CalendarEvent,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-promoted',
    title: '¡Se liberó un cupo para ti!',
    body: sentence(`Saliste de la lista de espera: tienes tu cupo en «${event.title}», ${spanishMoment(event)}`),
    subject: 'Ya tienes cupo',
    content: (
      <>
        <Paragraph>Se liberó un cupo en «{event.title}» y es tuyo: tu inscripción quedó confirmada.</Paragraph>
        <SeatFacts event={event} isGuest={isGuest} />
        <Paragraph>
          Adjuntamos el evento para tu calendario.{' '}
          {isGuest
            ? guestCancelHint(context)
            : 'Si ya no puedes asistir, cancela tu inscripción para que le toque al siguiente.'}
        </Paragraph>
      </>
    ),
    attachments: calendarInvitation(event, context),
  });
}

export function withdrawnTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-withdrawn',
    isOwnAction: true,
    title: 'Inscripción cancelada',
    body: sentence(`Cancelaste tu inscripción en «${event.title}», ${spanishMoment(event)}`),
    subject: 'Inscripción cancelada',
    content: (
      <>
        <Paragraph>
          Cancelaste tu inscripción en «{event.title}». El archivo adjunto lo retira de tu calendario.
        </Paragraph>
        <Paragraph>
          Si cambias de idea, puedes inscribirte otra vez mientras las inscripciones estén abiertas.
        </Paragraph>
      </>
    ),
    attachments: calendarRemoval(event, context),
  });
}

export function changedTemplate(
  event: CalendarEvent,
  changes: string[],
  hasSeat: boolean,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  const sentences = changes.map(sentence).join(' ');
  const place = hasSeat ? 'en el que tienes tu cupo' : 'del que estás en la lista de espera';
  return aboutEvent(event, {
    kind: 'event-changed',
    title: 'Cambios en un evento',
    body: `Hay cambios en «${event.title}». ${sentences}`,
    subject: 'Cambios en el evento',
    content: (
      <>
        <Paragraph>
          Hay cambios en «{event.title}», {place}. {sentences}
        </Paragraph>
        {hasSeat ? <SeatFacts event={event} isGuest={isGuest} /> : <EventFacts event={event} />}
        {hasSeat && <Paragraph>El archivo adjunto lo actualiza en tu calendario.</Paragraph>}
      </>
    ),
    attachments: hasSeat ? calendarInvitation(event, context) : undefined,
  });
}

export function cancelledTemplate(
  event: CalendarEvent,
  cancellation: { reason: string | null; hasSeat: boolean; isDeleted: boolean },
  context: NotificationContext,
): NotificationTemplate {
  const { reason, hasSeat, isDeleted } = cancellation;
  const why = reason ? ` Motivo: ${reason}` : '';
  return aboutEvent(event, {
    kind: 'event-cancelled',
    title: 'Evento cancelado',
    body: `«${event.title}», previsto para ${spanishMoment(event)}, fue cancelado.${why}`,
    href: isDeleted ? eventsPath : eventPath(event),
    subject: 'Evento cancelado',
    content: (
      <>
        <Paragraph>
          Lamentamos avisarte que «{event.title}», previsto para {spanishMoment(event)}, fue cancelado.
        </Paragraph>
        {reason && <Paragraph>Motivo: {reason}</Paragraph>}
        {hasSeat && <Paragraph>El archivo adjunto lo retira de tu calendario.</Paragraph>}
      </>
    ),
    action: { label: 'Ver otros eventos', path: eventsPath },
    attachments: hasSeat ? calendarRemoval(event, context) : undefined,
  });
}

export function reminderTemplate(
  event: CalendarEvent,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-reminder',
    title: 'Tu evento es mañana',
    body: `Mañana, ${formatAt(event.time)}, es «${event.title}».`,
    subject: 'Mañana',
    content: (
      <>
        <Paragraph>Te recordamos que mañana es «{event.title}», y que tienes tu cupo.</Paragraph>
        <SeatFacts event={event} isGuest={isGuest} />
        <Paragraph>{isGuest ? guestCancelHint(context) : CANCEL_HINT}</Paragraph>
      </>
    ),
    attachments: calendarInvitation(event, context),
  });
}

export function newEventTemplate(event: CalendarEvent): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'event-new',
    title: 'Nuevo evento',
    body: sentence(`«${event.title}», ${spanishMoment(event)}`),
    subject: 'Nuevo evento',
    content: (
      <>
        <Paragraph>Hay un evento nuevo en el calendario: «{event.title}».</Paragraph>
        <EventFacts event={event} />
        {event.description && <Paragraph>{stripMarkdown(event.description)}</Paragraph>}
        <Paragraph>
          Recibes este correo porque activaste las notificaciones. Puedes desactivarlas cuando quieras en la página de
          eventos.
        </Paragraph>
      </>
    ),
  });
}

/** One per proposal while it is unread. */
export function proposalNotification(event: CalendarEvent, { id, firstName, lastName }: Viewer, isCorrected: boolean) {
  const verb = isCorrected ? 'corrigió su propuesta' : 'propone';
  return {
    kind: 'proposal-received',
    title: isCorrected ? 'Propuesta de evento corregida' : 'Nueva propuesta de evento',
    body: sentence(`${firstName} ${lastName} ${verb} «${event.title}», ${spanishMoment(event)}`),
    href: editEventPath(event),
    groupKey: `proposal:${event.id}`,
    aboutId: id,
  };
}

export function approvedTemplate(event: CalendarEvent): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'proposal-approved',
    title: 'Tu evento fue aprobado',
    body: `«${event.title}» ya está publicado en el calendario.`,
    subject: 'Tu evento fue aprobado',
    content: (
      <>
        <Paragraph>
          Aprobamos tu propuesta: «{event.title}», {spanishMoment(event)}, ya está publicado en el calendario.
        </Paragraph>
        <Paragraph>¡Gracias por aportar a la comunidad!</Paragraph>
      </>
    ),
  });
}

export function returnedTemplate(event: CalendarEvent, reason: string): NotificationTemplate {
  return aboutEvent(event, {
    kind: 'proposal-returned',
    title: 'Tu propuesta necesita cambios',
    body: `«${event.title}» volvió a tus manos. Motivo: ${reason}`,
    href: ownProposalsPath,
    subject: 'Tu propuesta necesita cambios',
    content: (
      <>
        <Paragraph>Revisamos tu propuesta «{event.title}» y por ahora no la publicamos.</Paragraph>
        <Paragraph>Motivo: {reason}</Paragraph>
        <Paragraph>Puedes corregirla y enviarla de nuevo desde el portal.</Paragraph>
      </>
    ),
    action: { label: 'Ver mi propuesta', path: ownProposalsPath },
  });
}
