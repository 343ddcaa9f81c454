import type { PortalEvent } from '#contract/events/events.contract.ts';
import { isCounted, type Occupancy, occupancy, seatsLeftText, seatsText } from './seats.ts';

const fills: Record<Occupancy, string> = { free: 'fill-bar-green', filling: 'fill-bar-yellow', scarce: 'fill-bar-red' };

/** Occupancy in words and as a bar. The bar is an SVG because the CSP forbids a style attribute for its width. */
export function SeatsBar({ event }: { event: PortalEvent }) {
  const { registered, capacity } = event;
  if (!isCounted(event)) return null;
  return (
    <div className="text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold tabular-nums">{seatsText(event)}</span>
        {event.registrationState === 'completed' ? null : (
          <span className="text-muted tabular-nums">{seatsLeftText(event)}</span>
        )}
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
