import { eventsContract } from '#contract/events/events.contract.ts';
import { listQuery, recordQuery } from '../../lib/api-queries.ts';

const { listEvents, getEvent } = eventsContract;

/** The API's page limit: filters and calendar work on the whole list without further requests. */
export const MAX_EVENTS = 100;

export const soonestEventsQuery = (limit: number) => listQuery(listEvents, { query: { scope: 'upcoming', limit } });
export const upcomingEventsQuery = soonestEventsQuery(MAX_EVENTS);

export const pastEventsQuery = (limit: number) => listQuery(listEvents, { query: { scope: 'past', limit } });

/** Under the path of the list, which is invalidated with every registration. */
export const eventQuery = (id: string) =>
  recordQuery(getEvent, { params: { id } }, { queryKey: [listEvents.path, id] });
