import { useSearchParams } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { changeParams } from '../../lib/change-params.ts';
import { isDay, isMonth, monthOf } from './calendar-days.ts';

/** Calendar state in the URL: selected day (`fecha`) and visible month (`mes`). */
export function useCalendarParams(events: ReadonlyArray<Pick<PortalEvent, 'date'>>, today: string) {
  const [params, setParams] = useSearchParams();
  const day = params.get('fecha');
  const selected = isDay(day) ? day : null;
  const asked = params.get('mes');
  const month = isMonth(asked) ? asked : monthOf(selected ?? firstDayToShow(events, today));

  /** Deselects the day and replaces the history entry, so that Back does not step through months. */
  function showMonth(next: string) {
    setParams((current) => changeParams(current, { mes: next, fecha: null }), { replace: true });
  }

  function selectDay(next: string | null) {
    setParams((current) => changeParams(current, { fecha: next, mes: next === null ? month : null }));
  }

  return { selected, month, showMonth, selectDay };
}

/** The next event's day, so that the initial month is not empty; today where there is none. */
function firstDayToShow(events: ReadonlyArray<Pick<PortalEvent, 'date'>>, today: string): string {
  return events.find((event) => event.date >= today)?.date ?? today;
}
