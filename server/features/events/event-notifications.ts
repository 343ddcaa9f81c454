import { editEventPath, eventPath, eventsPath, ownProposalsPath } from '#contract/paths.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import type { MailAttachment } from '../../core/jobs.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { NotificationTemplate } from '../notifications/notifications.service.ts';
import { type CalendarEvent, writeEventCalendar, writeEventRemoval } from './event-calendar.ts';
import type { NotificationContext } from './event-notifications.queries.ts';

/** "a las 8:30 a. m.", but "a la 1:00 p. m." */
const atTime = (time: string) => `a ${/^(01|13):/.test(time) ? 'la' : 'las'} ${spanishTime(time)}`;

/** "el sábado, 28 de agosto de 2027, a las 8:30 a. m." */
function spanishMoment({ date, time }: Pick<CalendarEvent, 'date' | 'time'>): string {
  return `el ${spanishDay(date)}, ${atTime(time)}`;
}

/** Adds a full stop, unless the text ends with one ("a. m."). */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const seeEvent = (event: CalendarEvent) => ({ label: 'Ver el evento', path: eventPath(event) });

function facts({ date, time, location }: CalendarEvent): string {
  const lines = [`Fecha: ${spanishDay(date)}`, `Hora: ${spanishTime(time)}`];
  return [...lines, ...(location ? [`Lugar: ${location}`] : [])].join(' · ');
}

function calendarInvitation(event: CalendarEvent, context: NotificationContext): MailAttachment[] {
  const content = writeEventCalendar([event], context);
  return [{ filename: 'evento.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }];
}

function calendarRemoval(event: CalendarEvent, context: NotificationContext): MailAttachment[] {
  const content = writeEventRemoval(event, context);
  return [{ filename: 'evento.ics', contentType: 'text/calendar; charset=utf-8; method=CANCEL', content }];
}

export function confirmedTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return {
    kind: 'event-confirmed',
    title: 'Inscripción confirmada',
    body: sentence(`Tienes tu plaza en «${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Inscripción confirmada: ${event.title}`,
      paragraphs: [
        `Tu inscripción en «${event.title}» quedó confirmada.`,
        facts(event),
        'Adjuntamos el evento para tu calendario. Si no puedes asistir, cancela tu inscripción: otra persona aprovechará la plaza.',
      ],
      action: seeEvent(event),
      attachments: calendarInvitation(event, context),
    },
  };
}

export function waitlistedTemplate(event: CalendarEvent, position: number): NotificationTemplate {
  return {
    kind: 'event-waitlisted',
    title: 'Estás en la lista de espera',
    body: `Ocupas el puesto ${position} en la lista de espera de «${event.title}». Te avisaremos si se libera una plaza.`,
    href: eventPath(event),
    mail: {
      subject: `Lista de espera: ${event.title}`,
      paragraphs: [
        `No quedan plazas en «${event.title}», y estás en la lista de espera, en el puesto ${position}.`,
        facts(event),
        'Si se libera una plaza y es tu turno, será tuya sin que tengas que hacer nada, y te avisaremos por aquí.',
      ],
      action: seeEvent(event),
    },
  };
}

export function promotedTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return {
    kind: 'event-promoted',
    title: '¡Se liberó una plaza para ti!',
    body: sentence(`Saliste de la lista de espera: tienes tu plaza en «${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Ya tienes plaza: ${event.title}`,
      paragraphs: [
        `Se liberó una plaza en «${event.title}» y es tuya: tu inscripción quedó confirmada.`,
        facts(event),
        'Adjuntamos el evento para tu calendario. Si ya no puedes asistir, cancela tu inscripción para que pase a quien te sigue.',
      ],
      action: seeEvent(event),
      attachments: calendarInvitation(event, context),
    },
  };
}

export function withdrawnTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return {
    kind: 'event-withdrawn',
    title: 'Inscripción cancelada',
    body: sentence(`Cancelaste tu inscripción en «${event.title}», ${spanishMoment(event)}`),
    href: eventPath(event),
    mail: {
      subject: `Inscripción cancelada: ${event.title}`,
      paragraphs: [
        `Cancelaste tu inscripción en «${event.title}». El archivo adjunto lo retira de tu calendario.`,
        'Si cambias de idea, puedes inscribirte otra vez mientras las inscripciones estén abiertas.',
      ],
      action: seeEvent(event),
      attachments: calendarRemoval(event, context),
    },
  };
}

export function changedTemplate(
  event: CalendarEvent,
  changes: string[],
  hasSeat: boolean,
  context: NotificationContext,
): NotificationTemplate {
  const sentences = changes.map(sentence).join(' ');
  return {
    kind: 'event-changed',
    title: 'Cambios en un evento',
    body: `Hay cambios en «${event.title}». ${sentences}`,
    href: eventPath(event),
    mail: {
      subject: `Cambios en el evento: ${event.title}`,
      paragraphs: [
        hasSeat
          ? `Hay cambios en «${event.title}», en el que tienes tu plaza. ${sentences}`
          : `Hay cambios en «${event.title}», del que estás en la lista de espera. ${sentences}`,
        facts(event),
        ...(hasSeat ? ['El archivo adjunto lo actualiza en tu calendario.'] : []),
      ],
      action: seeEvent(event),
      attachments: hasSeat ? calendarInvitation(event, context) : undefined,
    },
  };
}

interface Cancellation {
  reason: string | null;
  hasSeat: boolean;
  /** The page of the event is gone too. */
  isDeleted: boolean;
}

export function cancelledTemplate(
  event: CalendarEvent,
  cancellation: Cancellation,
  context: NotificationContext,
): NotificationTemplate {
  const { reason, hasSeat, isDeleted } = cancellation;
  const why = reason ? [`Motivo: ${reason}`] : [];
  return {
    kind: 'event-cancelled',
    title: 'Evento cancelado',
    body: [`«${event.title}», previsto para ${spanishMoment(event)}, fue cancelado.`, ...why].join(' '),
    href: isDeleted ? eventsPath : eventPath(event),
    mail: {
      subject: `Evento cancelado: ${event.title}`,
      paragraphs: [
        `Lamentamos avisarte que «${event.title}», previsto para ${spanishMoment(event)}, fue cancelado.`,
        ...why,
        ...(hasSeat ? ['El archivo adjunto lo retira de tu calendario.'] : []),
      ],
      action: { label: 'Ver otros eventos', path: eventsPath },
      attachments: hasSeat ? calendarRemoval(event, context) : undefined,
    },
  };
}

export function reminderTemplate(event: CalendarEvent, context: NotificationContext): NotificationTemplate {
  return {
    kind: 'event-reminder',
    title: 'Tu evento es mañana',
    body: `Mañana, ${atTime(event.time)}, es «${event.title}».`,
    href: eventPath(event),
    mail: {
      subject: `Mañana: ${event.title}`,
      paragraphs: [
        `Te recordamos que mañana es «${event.title}», y que tienes tu plaza.`,
        facts(event),
        'Si no puedes asistir, cancela tu inscripción: otra persona aprovechará la plaza.',
      ],
      action: seeEvent(event),
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
      paragraphs: [
        `Hay un evento nuevo en la agenda: «${event.title}».`,
        facts(event),
        ...(event.description ? [event.description] : []),
        'Recibes este correo porque activaste las notificaciones. Puedes desactivarlas cuando quieras en la página de eventos.',
      ],
      action: seeEvent(event),
    },
  };
}

/** For administrators. */
export function proposalNotification(event: CalendarEvent, { firstName, lastName }: Viewer) {
  return {
    kind: 'proposal-received',
    title: 'Nueva propuesta de evento',
    body: sentence(`${firstName} ${lastName} propone «${event.title}», ${spanishMoment(event)}`),
    href: editEventPath(event),
  };
}

export function approvedTemplate(event: CalendarEvent): NotificationTemplate {
  return {
    kind: 'proposal-approved',
    title: 'Tu evento fue aprobado',
    body: `«${event.title}» ya está publicado en la agenda.`,
    href: eventPath(event),
    mail: {
      subject: `Tu evento fue aprobado: ${event.title}`,
      paragraphs: [
        `Aprobamos tu propuesta: «${event.title}», ${spanishMoment(event)}, ya está publicado en la agenda.`,
        '¡Gracias por aportar a la comunidad!',
      ],
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
      paragraphs: [
        `Revisamos tu propuesta «${event.title}» y por ahora no la publicamos.`,
        `Motivo: ${reason}`,
        'Puedes corregirla y enviarla de nuevo desde el portal.',
      ],
      action: { label: 'Ver mi propuesta', path: ownProposalsPath },
    },
  };
}
