import { editEventPath, eventPath, ownProposalsPath } from '#contract/paths.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { NotificationTemplate } from '../notifications/notifications.service.ts';
import type { CalendarEvent } from './event-calendar.ts';
import { sentence, spanishMoment } from './event-notifications.ts';

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
