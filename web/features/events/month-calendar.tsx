import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { dayParts, formatFullDate, monthName, weekdayName } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button } from '../../ui/button.tsx';
import { addDays, addMonths, calendarKeyMove, isDay, isMonth, monthOf, weeksOf } from './calendar-days.ts';

/** Calendar state in the URL: selected day (`fecha`) and visible month (`mes`). */
export function useCalendarParams(events: ReadonlyArray<Pick<PortalEvent, 'date'>>, today: string) {
  const [params, setParams] = useSearchParams();
  const day = params.get('fecha');
  const selected = isDay(day) ? day : null;
  const asked = params.get('mes');
  const month = isMonth(asked) ? asked : monthOf(selected ?? firstDayToShow(events, today));

  /** Replaces the history entry, so that Back does not step through months. */
  function showMonth(next: string) {
    setParams({ mes: next, fecha: null }, { replace: true });
  }

  function selectDay(next: string | null) {
    setParams({ fecha: next, mes: next === null ? month : null });
  }

  return { selected, month, showMonth, selectDay };
}

/** Opens on the next event's month, so that the calendar is not empty. */
function firstDayToShow(events: ReadonlyArray<Pick<PortalEvent, 'date'>>, today: string): string {
  return events.find((event) => event.date >= today)?.date ?? today;
}

interface DayFocusOptions {
  month: string;
  start: string;
  firstMonth: string;
  lastMonth: string;
  onMonthChange: (month: string) => void;
}

/** Roving tabindex: one day is in the tab order, the keys move it, and past the edge they change the month. */
function useDayFocus({ month, start, firstMonth, lastMonth, onMonthChange }: DayFocusOptions) {
  const [moved, setMoved] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const focusPending = useRef<string>(undefined);
  const tabDay = moved && monthOf(moved) === month ? moved : start;

  // Focus waits until the month of the target day has rendered.
  useEffect(() => {
    if (!focusPending.current) return;
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${focusPending.current}"]`);
    if (!button) return;
    focusPending.current = undefined;
    button.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    const day = (event.target as HTMLElement).dataset.day;
    const target = day && calendarKeyMove(event.key, day);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const targetMonth = monthOf(target);
    if (targetMonth < firstMonth || targetMonth > lastMonth) return;
    focusPending.current = target;
    setMoved(target);
    if (targetMonth !== month) onMonthChange(targetMonth);
  }

  return { grid, tabDay, onKeyDown };
}

interface CalendarMonthBarProps {
  titleId: string;
  month: string;
  firstMonth: string;
  lastMonth: string;
  onMonthChange: (month: string) => void;
}

function CalendarMonthBar({ titleId, month, firstMonth, lastMonth, onMonthChange }: CalendarMonthBarProps) {
  const { year, month: number } = dayParts(`${month}-01`);
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Mes anterior"
        disabled={month <= firstMonth}
        onClick={() => onMonthChange(addMonths(month, -1))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <p id={titleId} aria-live="polite" className="font-semibold first-letter:uppercase">
        {monthName(number)} de {year}
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Mes siguiente"
        disabled={month >= lastMonth}
        onClick={() => onMonthChange(addMonths(month, 1))}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

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
function CalendarDay({ day, eventCount, isPast, isToday, isSelected, inTabOrder, onSelect }: CalendarDayProps) {
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

const A_SUNDAY = '2027-08-01';
const weekdays = Array.from({ length: 7 }, (_, index) => weekdayName(addDays(A_SUNDAY, index)));

interface MonthCalendarProps {
  month: string;
  today: string;
  selected: string | null;
  eventCounts: ReadonlyMap<string, number>;
  onMonthChange: (month: string) => void;
  onSelect: (day: string | null) => void;
}

interface MonthGridProps extends MonthCalendarProps {
  titleId: string;
  firstMonth: string;
  lastMonth: string;
}

/** Memoized: it renders after the month's name, which shows at once. */
const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { titleId, month, firstMonth, lastMonth, today, selected, eventCounts, onMonthChange, onSelect } = props;
  const days = weeksOf(month).flat();
  const start = [selected, today, days.find((day) => day && eventCounts.has(day))].find((day) =>
    days.includes(day ?? ''),
  );
  const turn = { month, firstMonth, lastMonth, onMonthChange };
  const { grid, tabDay, onKeyDown } = useDayFocus({ ...turn, start: start ?? `${month}-01` });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that the keys move in is a grid
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
  );
});

export function MonthCalendar(props: MonthCalendarProps) {
  const titleId = useId();
  const [month, onMonthChange] = useOptimisticValue(props.month, props.onMonthChange);
  const gridMonth = useDeferredValue(month);
  const firstMonth = monthOf(props.today);
  const lastMonth = [addMonths(firstMonth, 12), ...[...props.eventCounts.keys()].map(monthOf)].sort().at(-1) ?? month;
  const turn = { titleId, firstMonth, lastMonth, onMonthChange };
  return (
    <div className="@container">
      <CalendarMonthBar {...turn} month={month} />
      <MonthGrid {...props} {...turn} month={gridMonth} />
    </div>
  );
}
