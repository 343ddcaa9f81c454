import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monthOf } from './calendar-days.ts';
import { calendarKeyMove } from './calendar-key-move.ts';

interface DayFocusOptions {
  month: string;
  /** Initial tab stop, until the keys move it within this month. */
  start: string;
  firstMonth: string;
  lastMonth: string;
  onMonthChange: (month: string) => void;
}

/** Roving tabindex: one day is in the tab order, the keys move it, and past the edge they change the month. */
export function useDayFocus({ month, start, firstMonth, lastMonth, onMonthChange }: DayFocusOptions) {
  const [moved, setMoved] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const focusPending = useRef(false);
  const tabDay = moved && monthOf(moved) === month ? moved : start;

  // Focus waits until the month of the target day has rendered.
  useEffect(() => {
    if (!focusPending.current) return;
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${tabDay}"]`);
    focusPending.current = !button;
    button?.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    const day = (event.target as HTMLElement).dataset.day;
    const target = day && calendarKeyMove(event.key, day);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const targetMonth = monthOf(target);
    if (targetMonth < firstMonth || targetMonth > lastMonth) return;
    focusPending.current = true;
    setMoved(target);
    if (targetMonth !== month) onMonthChange(targetMonth);
  }

  return { grid, tabDay, onKeyDown };
}
