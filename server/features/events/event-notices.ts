import { eventPath, eventsPath } from '#contract/paths.ts';
import type { MailAttachment } from '../../core/jobs.ts';
import { spanishDay, spanishTime } from '../../core/spanish-time.ts';
import type { Notice } from '../notifications/notifications.service.ts';
import { type CalendarEvent, writeEventCalendar, writeEventRemoval } from './event-calendar.ts';
import type { Scene } from './event-scene.ts';

/** "a las 8:30 a. m.", but "a la 1:00 p. m." */
const atTime = (time: string) => `a ${/^(01|13):/.test(time) ? 'la' : 'las'} ${spanishTime(time)}`;

/** "el sábado, 28 de agosto de 2027, a las 8:30 a. m." */
export function spanishMoment({ date, time }: Pick<CalendarEvent, 'date' | 'time'>): string {
  return `el ${spanishDay(date)}, ${atTime(time)}`;
}

/** "a. m." ends a sentence as it is. */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const seeEvent = (event: CalendarEvent) => ({ label: 'Ver el evento', path: eventPath(event) });

function facts({ date, time, location }: CalendarEvent): string {
  const lines = [`Fecha: ${spanishDay(date)}`, `Hora: ${spanishTime(time)}`];
  return [...lines, ...(location ? [`Lugar: ${location}`] : [])].join(' · ');
}

function invitation(event: CalendarEvent, scene: Scene): MailAttachment[] {
  const content = writeEventCalendar([event], scene);
  return [{ filename: 'evento.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content }];
}

function removal(event: CalendarEvent, scene: Scene): MailAttachment[] {
  const content = writeEventRemoval(event, scene);
  return [{ filename: 'evento.ics', contentType: 'text/calendar; charset=utf-8; method=CANCEL', content }];
}

export function confirmedNotice(event: CalendarEvent, scene: Scene): Notice {
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
      attachments: invitation(event, scene),
    },
  };
}

export function waitlistedNotice(event: CalendarEvent, position: number): Notice {
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

export function promotedNotice(event: CalendarEvent, scene: Scene): Notice {
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
      attachments: invitation(event, scene),
    },
  };
}

export function withdrawnNotice(event: CalendarEvent, scene: Scene): Notice {
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
      attachments: removal(event, scene),
    },
  };
}

export function changedNotice(event: CalendarEvent, changes: string[], hasSeat: boolean, scene: Scene): Notice {
  const news = changes.map(sentence).join(' ');
  return {
    kind: 'event-changed',
    title: 'Cambios en un evento',
    body: `Hay cambios en «${event.title}». ${news}`,
    href: eventPath(event),
    mail: {
      subject: `Cambios en el evento: ${event.title}`,
      paragraphs: [
        hasSeat
          ? `Hay cambios en «${event.title}», en el que tienes tu plaza. ${news}`
          : `Hay cambios en «${event.title}», del que estás en la lista de espera. ${news}`,
        facts(event),
        ...(hasSeat ? ['El archivo adjunto lo actualiza en tu calendario.'] : []),
      ],
      action: seeEvent(event),
      attachments: hasSeat ? invitation(event, scene) : undefined,
    },
  };
}

interface Cancellation {
  reason: string | null;
  hasSeat: boolean;
  /** Its page is gone as well. */
  isDeleted: boolean;
}

export function cancelledNotice(event: CalendarEvent, cancellation: Cancellation, scene: Scene): Notice {
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
      attachments: hasSeat ? removal(event, scene) : undefined,
    },
  };
}

export function reminderNotice(event: CalendarEvent, scene: Scene): Notice {
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
      attachments: invitation(event, scene),
    },
  };
}

export function newEventNotice(event: CalendarEvent): Notice {
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
