import { useSearchParams } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { changeParams } from '../../lib/change-params.ts';
import { isDay, isMonth, monthOf } from './calendar-days.ts';

/** The chosen day (`fecha`) and the month on show (`mes`), kept in the address. */
export function useCalendarParams(events: ReadonlyArray<Pick<PortalEvent, 'date'>>, today: string) {
  const [params, setParams] = useSearchParams();
  const day = params.get('fecha');
  const selected = isDay(day) ? day : null;
  const asked = params.get('mes');
  const month = isMonth(asked) ? asked : monthOf(selected ?? firstDayToShow(events, today));

  /** Another month lets go of the day. Turning pages is no step that "back" should have to undo. */
  function showMonth(next: string) {
    setParams((current) => changeParams(current, { mes: next, fecha: null }), { replace: true });
  }

  function selectDay(next: string | null) {
    setParams((current) => changeParams(current, { fecha: next, mes: next === null ? month : null }));
  }

  return { selected, month, showMonth, selectDay };
}

/** This month, or that of the next event where nothing is left in this one. */
function firstDayToShow(events: ReadonlyArray<Pick<PortalEvent, 'date'>>, today: string): string {
  return events.find((event) => event.date >= today)?.date ?? today;
}
