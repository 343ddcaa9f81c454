import { formatInstant, relativeDate } from '../lib/instants.ts';
import { useMinuteTick } from '../lib/use-minute-tick.ts';

/** The exact time is the tooltip and `dateTime`. */
export function RelativeTime({ instant, className }: { instant: string; className?: string }) {
  useMinuteTick();
  return (
    <time dateTime={instant} title={formatInstant(instant)} className={className}>
      {relativeDate(instant)}
    </time>
  );
}
