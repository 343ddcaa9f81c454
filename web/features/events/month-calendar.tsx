import { useId } from 'react';
import { weekdayName } from '../../lib/dates.ts';
import { CalendarDay } from './calendar-day.tsx';
import { addDays, addMonths, monthOf, weeksOf } from './calendar-days.ts';
import { CalendarMonthBar } from './calendar-month-bar.tsx';
import { useDayFocus } from './use-day-focus.ts';

const A_SUNDAY = '2027-08-01';
const weekdays = Array.from({ length: 7 }, (_, index) => weekdayName(addDays(A_SUNDAY, index)));

interface MonthCalendarProps {
  month: string;
  today: string;
  selected: string | null;
  /** Number of events by day; days without any are absent. */
  eventCounts: ReadonlyMap<string, number>;
  onMonthChange: (month: string) => void;
  /** `null` deselects: the selected day was pressed again. */
  onSelect: (day: string | null) => void;
}

/** Month grid, Sunday first, with event days marked. Months before the current one cannot be reached. */
export function MonthCalendar({ month, today, selected, eventCounts, onMonthChange, onSelect }: MonthCalendarProps) {
  const titleId = useId();
  const firstMonth = monthOf(today);
  const lastMonth = [addMonths(firstMonth, 12), ...[...eventCounts.keys()].map(monthOf)].sort().at(-1) ?? month;
  const days = weeksOf(month).flat();
  const start = [selected, today, days.find((day) => day && eventCounts.has(day))].find((day) =>
    days.includes(day ?? ''),
  );
  const turn = { month, firstMonth, lastMonth, onMonthChange };
  const { grid, tabDay, onKeyDown } = useDayFocus({ ...turn, start: start ?? `${month}-01` });
  return (
    <div className="@container">
      <CalendarMonthBar {...turn} titleId={titleId} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the keys move in is a grid */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown} className="w-full table-fixed">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 text-center text-xs font-semibold text-muted">
                <span className="sr-only">{name}</span>
                <span aria-hidden="true">{name.slice(0, 3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? String(index)} className="p-0">
                  {day ? (
                    <CalendarDay
                      day={day}
                      eventCount={eventCounts.get(day) ?? 0}
                      isPast={day < today}
                      isToday={day === today}
                      isSelected={day === selected}
                      inTabOrder={day === tabDay}
                      onSelect={() => onSelect(day === selected ? null : day)}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
