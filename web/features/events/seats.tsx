import type { PortalEvent } from '#contract/events/events.contract.ts';
import { countOf } from '../../lib/numbers.ts';

type Occupancy = 'free' | 'filling' | 'scarce';

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
  if (capacity !== null) return `${registered} de ${countOf(capacity, 'cupo', 'cupos')}`;
  return countOf(registered, 'inscrito', 'inscritos');
}

export function seatsLeftText({ registered, capacity }: Pick<PortalEvent, 'registered' | 'capacity'>): string {
  if (capacity === null) return 'Sin límite de cupos';
  const left = capacity - registered;
  if (left <= 0) return 'Cupo lleno';
  return left === 1 ? 'Queda 1' : `Quedan ${left}`;
}

function hasSeatsToTake({ registrationState }: Pick<PortalEvent, 'registrationState'>): boolean {
  return registrationState !== 'completed' && registrationState !== 'cancelled';
}

export function isFull({ registered, capacity }: Pick<PortalEvent, 'registered' | 'capacity'>): boolean {
  return capacity !== null && registered >= capacity;
}

const fills: Record<Occupancy, string> = { free: 'fill-bar-green', filling: 'fill-bar-yellow', scarce: 'fill-bar-red' };

/** Occupancy in words and as a bar. The bar is an SVG because the CSP forbids a style attribute for its width. */
export function SeatsBar({ event }: { event: PortalEvent }) {
  const { registered, capacity } = event;
  if (!isCounted(event)) return null;
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold tabular-nums">{seatsText(event)}</span>
        {hasSeatsToTake(event) ? <span className="text-muted tabular-nums">{seatsLeftText(event)}</span> : null}
      </p>
      {capacity === null ? null : (
        <svg
          aria-hidden="true"
          className="mt-1.5 block h-2 w-full rounded-full"
          data-occupancy={occupancy(registered, capacity)}
        >
          <rect width="100%" height="100%" className="fill-bar-track" />
          <rect
            width={`${Math.min(100, (registered / Math.max(1, capacity)) * 100)}%`}
            height="100%"
            rx="4"
            className={fills[occupancy(registered, capacity)]}
          />
        </svg>
      )}
    </div>
  );
}
