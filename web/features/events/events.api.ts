import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eventsContract } from '#contract/events/events.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** The API's page limit: filters and calendar work on the whole list without further requests. */
export const MAX_EVENTS = 100;

function eventsQuery(scope: 'upcoming' | 'past', limit: number) {
  const query = { scope, limit };
  return queryOptions({
    queryKey: ['/api/events', query],
    queryFn: ({ signal }) => callApi(eventsContract.listEvents, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Soonest first. */
export const soonestEventsQuery = (limit: number) => eventsQuery('upcoming', limit);
export const upcomingEventsQuery = soonestEventsQuery(MAX_EVENTS);

/** Latest first. */
export const pastEventsQuery = (limit: number) => eventsQuery('past', limit);

/** `null` for a missing event (404) or a malformed id (400). */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/events', id],
    queryFn: ({ signal }) =>
      callApi(eventsContract.getEvent, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
  });
}
