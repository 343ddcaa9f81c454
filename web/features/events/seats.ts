import type { PortalEvent } from '#contract/events/events.contract.ts';
import { countOf } from '../../lib/numbers.ts';

export type Occupancy = 'free' | 'filling' | 'scarce';

/** Thresholds of the spec (section 4): under half free, under four fifths filling, else scarce. */
export function occupancy(registered: number, capacity: number): Occupancy {
  const share = capacity > 0 ? registered / capacity : 1;
  if (share < 0.5) return 'free';
  return share < 0.8 ? 'filling' : 'scarce';
}

/** Without registration nobody is counted, and a zero would suggest an empty event. */
export function isCounted({ registered, registrationRequired }: PortalEvent): boolean {
  return registrationRequired || registered > 0;
}

/** Text beside the bar: colour alone does not convey how many seats are taken. */
export function seatsText({ registered, capacity }: Pick<PortalEvent, 'registered' | 'capacity'>): string {
  if (capacity !== null) return `${registered} de ${capacity} plazas`;
  return countOf(registered, 'inscrito', 'inscritos');
}

export function seatsLeftText({ registered, capacity }: Pick<PortalEvent, 'registered' | 'capacity'>): string {
  if (capacity === null) return 'Sin límite de plazas';
  const left = capacity - registered;
  if (left <= 0) return 'Cupo lleno';
  return left === 1 ? 'Queda 1' : `Quedan ${left}`;
}

export function isFull({ registered, capacity }: Pick<PortalEvent, 'registered' | 'capacity'>): boolean {
  return capacity !== null && registered >= capacity;
}
