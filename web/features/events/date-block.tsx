import { classNames } from '../../lib/class-names.ts';
import { dayParts, formatFullDate, shortMonthName, weekdayName } from '../../lib/dates.ts';

export function DateBlock({ date, className }: { date: string; className?: string }) {
  const { day, month } = dayParts(date);
  return (
    <time
      dateTime={date}
      className={classNames(
        'ground-navy flex w-16 shrink-0 flex-col items-center self-start overflow-hidden rounded-input border-t-4 border-sun py-2 text-center leading-none',
        className,
      )}
    >
      <span className="sr-only">{formatFullDate(date)}</span>
      <span aria-hidden="true" className="text-xs font-semibold tracking-wider text-navy-muted uppercase">
        {shortMonthName(month)}
      </span>
      <span aria-hidden="true" className="py-1 text-2xl font-bold tabular-nums">
        {day}
      </span>
      <span aria-hidden="true" className="text-xs text-navy-muted">
        {weekdayName(date).slice(0, 3)}
      </span>
    </time>
  );
}
