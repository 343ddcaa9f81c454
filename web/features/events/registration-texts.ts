import type { PortalEvent, RegistrationState } from '#contract/events/events.contract.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import type { ToastMessage } from '../../ui/toast-store.ts';

/** Why one cannot register, in the words of the server's own refusal. */
export const refusalTexts: Record<Exclude<RegistrationState, 'open'>, { label: string; reason: string }> = {
  cancelled: { label: 'Cancelado', reason: 'Este evento fue cancelado.' },
  completed: { label: 'Finalizado', reason: 'Este evento ya se realizó.' },
  started: { label: 'En curso', reason: 'Este evento ya comenzó y no admite más inscripciones.' },
  'not-required': {
    label: 'Entrada sin inscripción',
    reason: 'Este evento no requiere inscripción: puedes asistir directamente.',
  },
  'not-open': {
    label: 'Inscripciones sin abrir',
    reason: 'Las inscripciones de este evento todavía no están abiertas.',
  },
};

export function isFull({ capacity, registered }: Pick<PortalEvent, 'capacity' | 'registered'>): boolean {
  return capacity !== null && registered >= capacity;
}

/** Until it begins; afterwards the server keeps the list as it is. */
export function canCancel({ registration, registrationState }: PortalEvent): boolean {
  return registration !== null && !['started', 'completed', 'cancelled'].includes(registrationState);
}

export function outcomeToast(event: PortalEvent, registration: PortalEvent['registration']): ToastMessage {
  if (!registration) {
    return event.registration?.status === 'waitlisted'
      ? { title: 'Saliste de la lista de espera', description: `Ya no esperas una plaza en «${event.title}».` }
      : { title: 'Inscripción cancelada', description: `Liberamos tu plaza en «${event.title}».` };
  }
  if (registration.status === 'confirmed') {
    const when = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
    return { title: '¡Inscripción confirmada!', description: `Te esperamos en «${event.title}»: ${when}.` };
  }
  const place = registration.position ? `Tienes el n.º ${registration.position}. ` : '';
  return { title: 'Estás en la lista de espera', description: `${place}Te avisaremos si se libera una plaza.` };
}
