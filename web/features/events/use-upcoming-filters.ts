import { useSearchParams } from 'wouter';
import type { EventType, PortalEvent } from '#contract/events/events.contract.ts';
import { eventTypes } from '../../content/event-labels.ts';
import { changeParams } from '../../lib/change-params.ts';
import { useCalendarParams } from './use-calendar-params.ts';

const OPEN = ['upcoming', 'registration-open'];

/** URL filters of the events page, type (`tipo`) and day (`fecha`), and the events that match them. */
export function useUpcomingFilters(all: PortalEvent[], today: string) {
  const [params, setParams] = useSearchParams();
  const upcoming = all.filter((event) => OPEN.includes(event.status) && event.date >= today);
  const calendar = useCalendarParams(upcoming, today);
  const asked = params.get('tipo') ?? '';
  const type: EventType | '' = eventTypes.find((option) => option === asked) ?? '';
  const ofType = type ? upcoming.filter((event) => event.type === type) : upcoming;
  return {
    type,
    calendar,
    /** Of the selected type on any day, for the marks of the calendar. */
    ofType,
    shown: calendar.selected ? ofType.filter((event) => event.date === calendar.selected) : ofType,
    isFiltered: type !== '' || calendar.selected !== null,
    setType: (next: EventType | '') => setParams((current) => changeParams(current, { tipo: next })),
    clear: () => setParams((current) => changeParams(current, { tipo: null, fecha: null, mes: null })),
  };
}
