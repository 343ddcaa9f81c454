import { Check } from 'lucide-react';
import type { RegisteredEvent } from '#contract/events/registration.contract.ts';
import { Badge } from '../../ui/badge.tsx';

/** Outcome of a registration once the event is over or cancelled. */
export function RegisteredBadge({ registered: { event, status, attendedAt } }: { registered: RegisteredEvent }) {
  if (event.status === 'cancelled') return <Badge tone="red">Evento cancelado</Badge>;
  if (attendedAt) {
    return (
      <Badge tone="green">
        <Check aria-hidden="true" className="size-3.5" /> Asististe
      </Badge>
    );
  }
  return status === 'waitlisted' ? (
    <Badge tone="yellow">Quedaste en lista de espera</Badge>
  ) : (
    <Badge>Sin asistencia marcada</Badge>
  );
}
