/** @jsxRuntime automatic */

import { editEventPath } from '#contract/admin-paths.ts';
import { eventPath, eventsPath, ownProposalsPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { Paragraph } from '../../core/mail/mail-components.tsx';
import type { Viewer } from '../../core/viewer.ts';
import type { NotificationTemplate } from '../../services/notifications/notifications.service.ts';
import { type CalendarEvent, calendarInvitation, calendarRemoval } from './event-calendar.ts';
import {
  CANCEL_HINT,
  EventFacts,
  eventLink,
  formatAt,
  guestCancelHint,
  type Reader,
  SeatFacts,
  sentence,
  spanishMoment,
} from './event-mail-parts.tsx';
import type { NotificationContext } from './event-notifications.queries.ts';

export function confirmedTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return {
    kind: 'event-confirmed',
    isOwnAction: true,
    title: 'Inscripción confirmada',
    body: sentence(`Tienes tu cupo en «${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Inscripción confirmada: ${event.title}`,
      content: (
        <>
          <Paragraph>Tu inscripción en «{event.title}» quedó confirmada.</Paragraph>
          <SeatFacts event={event} />
          <Paragraph>Adjuntamos el evento para tu calendario. {CANCEL_HINT}</Paragraph>
        </>
      ),
      action: eventLink(event),
      attachments: calendarInvitation(event, context),
    },
  };
}

export function waitlistedTemplate(event: CalendarEvent, position: number): NotificationTemplate {
  return {
    kind: 'event-waitlisted',
    isOwnAction: true,
    title: 'Estás en la lista de espera',
    body: `Ocupas el puesto ${position} en la lista de espera de «${event.title}». Te avisaremos si se libera un cupo.`,
    href: eventPath(event),
    mail: {
      subject: `Lista de espera: ${event.title}`,
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
      action: eventLink(event),
    },
  };
}

export function promotedTemplate(
  event: CalendarEvent,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  return {
    kind: 'event-promoted',
    title: '¡Se liberó un cupo para ti!',
    body: sentence(`Saliste de la lista de espera: tienes tu cupo en «${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Ya tienes cupo: ${event.title}`,
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
      action: eventLink(event),
      attachments: calendarInvitation(event, context),
    },
  };
}

export function withdrawnTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return {
    kind: 'event-withdrawn',
    isOwnAction: true,
    title: 'Inscripción cancelada',
    body: sentence(`Cancelaste tu inscripción en «${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Inscripción cancelada: ${event.title}`,
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
      action: eventLink(event),
      attachments: calendarRemoval(event, context),
    },
  };
}

export function changedTemplate(
  event: CalendarEvent,
  changes: string[],
  hasSeat: boolean,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  const sentences = changes.map(sentence).join(' ');
  return {
    kind: 'event-changed',
    title: 'Cambios en un evento',
    body: `Hay cambios en «${event.title}». ${sentences}`,
    href: eventPath(event),
    mail: {
      subject: `Cambios en el evento: ${event.title}`,
      content: (
        <>
          <Paragraph>
            {hasSeat
              ? `Hay cambios en «${event.title}», en el que tienes tu cupo. ${sentences}`
              : `Hay cambios en «${event.title}», del que estás en la lista de espera. ${sentences}`}
          </Paragraph>
          {hasSeat ? <SeatFacts event={event} isGuest={isGuest} /> : <EventFacts event={event} />}
          {hasSeat && <Paragraph>El archivo adjunto lo actualiza en tu calendario.</Paragraph>}
        </>
      ),
      action: eventLink(event),
      attachments: hasSeat ? calendarInvitation(event, context) : undefined,
    },
  };
}

export function cancelledTemplate(
  event: CalendarEvent,
  cancellation: { reason: string | null; hasSeat: boolean; isDeleted: boolean },
  context: NotificationContext,
): NotificationTemplate {
  const { reason, hasSeat, isDeleted } = cancellation;
  const why = reason ? ` Motivo: ${reason}` : '';
  return {
    kind: 'event-cancelled',
    title: 'Evento cancelado',
    body: `«${event.title}», previsto para ${spanishMoment(event)}, fue cancelado.${why}`,
    href: isDeleted ? eventsPath : eventPath(event),
    mail: {
      subject: `Evento cancelado: ${event.title}`,
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
    },
  };
}

export function reminderTemplate(
  event: CalendarEvent,
  context: NotificationContext,
  { isGuest }: Reader,
): NotificationTemplate {
  return {
    kind: 'event-reminder',
    title: 'Tu evento es mañana',
    body: `Mañana, ${formatAt(event.time)}, es «${event.title}».`,
    href: eventPath(event),
    mail: {
      subject: `Mañana: ${event.title}`,
      content: (
        <>
          <Paragraph>Te recordamos que mañana es «{event.title}», y que tienes tu cupo.</Paragraph>
          <SeatFacts event={event} isGuest={isGuest} />
          <Paragraph>{isGuest ? guestCancelHint(context) : CANCEL_HINT}</Paragraph>
        </>
      ),
      action: eventLink(event),
      attachments: calendarInvitation(event, context),
    },
  };
}

export function newEventTemplate(event: CalendarEvent): NotificationTemplate {
  return {
    kind: 'event-new',
    title: 'Nuevo evento',
    body: sentence(`«${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Nuevo evento: ${event.title}`,
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
      action: eventLink(event),
    },
  };
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
  return {
    kind: 'proposal-approved',
    title: 'Tu evento fue aprobado',
    body: `«${event.title}» ya está publicado en el calendario.`,
    href: eventPath(event),
    mail: {
      subject: `Tu evento fue aprobado: ${event.title}`,
      content: (
        <>
          <Paragraph>
            Aprobamos tu propuesta: «{event.title}», {spanishMoment(event)}, ya está publicado en el calendario.
          </Paragraph>
          <Paragraph>¡Gracias por aportar a la comunidad!</Paragraph>
        </>
      ),
      action: { label: 'Ver el evento', path: eventPath(event) },
    },
  };
}

export function returnedTemplate(event: CalendarEvent, reason: string): NotificationTemplate {
  return {
    kind: 'proposal-returned',
    title: 'Tu propuesta necesita cambios',
    body: `«${event.title}» volvió a tus manos. Motivo: ${reason}`,
    href: ownProposalsPath,
    mail: {
      subject: `Tu propuesta necesita cambios: ${event.title}`,
      content: (
        <>
          <Paragraph>Revisamos tu propuesta «{event.title}» y por ahora no la publicamos.</Paragraph>
          <Paragraph>Motivo: {reason}</Paragraph>
          <Paragraph>Puedes corregirla y enviarla de nuevo desde el portal.</Paragraph>
        </>
      ),
      action: { label: 'Ver mi propuesta', path: ownProposalsPath },
    },
  };
}
