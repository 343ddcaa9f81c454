import type { SubscriberState } from '#contract/newsletter/subscribers.contract.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

interface SubscriberTab {
  slug: 'activos' | 'sin-confirmar' | 'bajas';
  state: SubscriberState;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
export const subscriberTabs: readonly [SubscriberTab, ...SubscriberTab[]] = [
  { slug: 'activos', state: 'active', label: 'Activos', empty: 'Todavía no hay suscriptores' },
  { slug: 'sin-confirmar', state: 'unconfirmed', label: 'Sin confirmar', empty: 'Nadie está por confirmar' },
  { slug: 'bajas', state: 'unsubscribed', label: 'Bajas', empty: 'Nadie se ha dado de baja' },
];

export const subscriberLabels: Record<SubscriberState, { label: string; tone: BadgeTone }> = {
  active: { label: 'Activo', tone: 'green' },
  unconfirmed: { label: 'Sin confirmar', tone: 'yellow' },
  unsubscribed: { label: 'Dado de baja', tone: 'grey' },
};
