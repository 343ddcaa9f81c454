import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { formatInstant } from '../../lib/format-instant.ts';

/** "5 mar 2026", with the moment itself for the pointer and for programs. */
export function Day({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)} className="whitespace-nowrap">
      {formatShortDate(dayInSantoDomingo(instant))}
    </time>
  );
}
