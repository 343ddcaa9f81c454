import type { PortalEvent } from '#contract/events/events.contract.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import type { ToastMessage } from '../../ui/toast-store.ts';

export function outcomeToast(event: PortalEvent, registration: PortalEvent['registration']): ToastMessage {
  if (!registration) {
    return event.registration?.status === 'waitlisted'
      ? { title: 'Saliste de la lista de espera', description: `Ya no esperas una plaza en «${event.title}».` }
      : { title: 'Inscripción cancelada', description: `Liberamos tu plaza en «${event.title}».` };
  }
  if (registration.status === 'confirmed') {
    // No full stop: the formatted time ends in "m." already.
    const when = `${formatLongDate(event.date)}, ${formatTime(event.time)}`;
    return { title: '¡Inscripción confirmada!', description: `Te esperamos en «${event.title}»: ${when}` };
  }
  const place = registration.position ? `Tienes el n.º ${registration.position}. ` : '';
  return { title: 'Estás en la lista de espera', description: `${place}Te avisaremos si se libera una plaza.` };
}
