import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { formatInstant } from '../../lib/format-instant.ts';

/** "5 mar 2026", with the exact time as tooltip and `dateTime`. */
export function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)} className="whitespace-nowrap">
      {formatShortDate(dayInSantoDomingo(instant))}
    </time>
  );
}
