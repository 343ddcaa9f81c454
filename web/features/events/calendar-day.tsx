import { classNames } from '../../lib/class-names.ts';
import { dayParts, formatFullDate } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';

interface CalendarDayProps {
  day: string;
  eventCount: number;
  isPast: boolean;
  isToday: boolean;
  isSelected: boolean;
  inTabOrder: boolean;
  onSelect: () => void;
}

/** A past day can be focused with the keys, but not selected (`aria-disabled`). */
export function CalendarDay({ day, eventCount, isPast, isToday, isSelected, inTabOrder, onSelect }: CalendarDayProps) {
  const hasEvents = eventCount > 0;
  const count = hasEvents ? countOf(eventCount, 'evento', 'eventos') : '';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={inTabOrder ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isSelected}
      aria-disabled={isPast || undefined}
      onClick={isPast ? undefined : onSelect}
      className={classNames(
        // The border in the card's colour separates the days, while the click target fills the whole cell.
        'flex h-12 w-full flex-col items-center justify-center gap-1 rounded-card border-2 border-card leading-none tabular-nums @xl:h-16',
        isToday && 'inset-ring-2 inset-ring-larimar font-bold',
        isSelected && 'bg-primary font-semibold text-primary-foreground',
        !isSelected && (hasEvents ? 'bg-blue-ground font-semibold text-blue-text' : 'text-muted'),
        isPast ? 'opacity-50' : !isSelected && 'hover:inset-ring-1 hover:inset-ring-current',
      )}
    >
      <span aria-hidden="true">{dayParts(day).day}</span>
      <span className="sr-only">{[formatFullDate(day), isToday && 'hoy', count].filter(Boolean).join(', ')}</span>
      {hasEvents ? <DayMark eventCount={eventCount} label={count} /> : null}
    </button>
  );
}

/** Dots in a narrow container, words in a wide one. */
function DayMark({ eventCount, label }: { eventCount: number; label: string }) {
  return (
    <span aria-hidden="true">
      <span className="flex gap-0.5 @xl:hidden">
        {['a', 'b', 'c'].slice(0, eventCount).map((dot) => (
          <span key={dot} className="size-1.5 rounded-full bg-current forced-color-adjust-none" />
        ))}
      </span>
      <span className="hidden text-xs @xl:inline">{label}</span>
    </span>
  );
}
