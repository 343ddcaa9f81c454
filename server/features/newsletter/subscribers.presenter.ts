import type { Subscriber, SubscriberState } from '#contract/newsletter/subscribers.contract.ts';
import type { SubscriberRow } from './subscribers.queries.ts';

function stateOf({ isActive, confirmedAt }: SubscriberRow): SubscriberState {
  if (!isActive) return 'unsubscribed';
  return confirmedAt ? 'active' : 'unconfirmed';
}

export function presentSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: row.email,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
  };
}

const day = new Intl.DateTimeFormat('es-DO', {
  timeZone: 'America/Santo_Domingo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const STATE_LABELS: Record<SubscriberState, string> = {
  active: 'Activo',
  unconfirmed: 'Sin confirmar',
  unsubscribed: 'Dado de baja',
};

export const subscriberHeader = ['Correo', 'Estado', 'Suscripción', 'Confirmación'];

export function subscriberCells(row: SubscriberRow): (string | null)[] {
  return [
    row.email,
    STATE_LABELS[stateOf(row)],
    day.format(row.createdAt),
    row.confirmedAt && day.format(row.confirmedAt),
  ];
}
