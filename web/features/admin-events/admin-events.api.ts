import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type AdminEvent, adminEventsContract } from '#contract/events/admin-events.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

const LIST = '/api/admin/events';

export function adminEventsQuery(query: QueryOf<typeof adminEventsContract.listAllEvents>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminEventsContract.listAllEvents, { query, signal }),
    placeholderData: keepPreviousData,
    // Registrations and proposals arrive at any time: cached data shows at once and is refetched.
    refetchOnMount: 'always',
  });
}

/** `null` for a missing event (404) or a malformed id (400). */
export function adminEventQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/admin/events/:id', id],
    queryFn: ({ signal }) =>
      callApi(adminEventsContract.getAnyEvent, { params: { id }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    refetchOnMount: 'always',
  });
}

/** Other caches that show events: public pages, proposals, registrations, search and notifications. */
const ALSO_STALE = [
  '/api/events',
  '/api/events/proposals',
  '/api/users/registrations',
  '/api/search',
  '/api/notifications',
];

function invalidateEvents(queryClient: QueryClient): void {
  for (const key of [LIST, ...ALSO_STALE]) queryClient.invalidateQueries({ queryKey: [key] });
}

/** Event mutations; active queries are refetched afterwards. */
export function useEventMutations() {
  const queryClient = useQueryClient();

  async function cache(call: Promise<AdminEvent>): Promise<AdminEvent> {
    const event = await call;
    queryClient.setQueryData(adminEventQuery(event.id).queryKey, event);
    invalidateEvents(queryClient);
    return event;
  }

  return {
    read: (id: string) => callApi(adminEventsContract.getAnyEvent, { params: { id } }),
    create: (body: BodyOf<typeof adminEventsContract.createEvent>) =>
      cache(callApi(adminEventsContract.createEvent, { body })),
    update: (id: string, body: BodyOf<typeof adminEventsContract.updateEvent>) =>
      cache(callApi(adminEventsContract.updateEvent, { params: { id }, body })),
    publish: (id: string) => cache(callApi(adminEventsContract.publishEvent, { params: { id } })),
    unpublish: (id: string) => cache(callApi(adminEventsContract.unpublishEvent, { params: { id } })),
    returnProposal: (id: string, reason: string) =>
      cache(callApi(adminEventsContract.returnProposal, { params: { id }, body: { reason } })),
    cancel: (id: string, reason: string) =>
      cache(callApi(adminEventsContract.cancelEvent, { params: { id }, body: { reason } })),
    remove: async (id: string) => {
      await callApi(adminEventsContract.deleteEvent, { params: { id } });
      invalidateEvents(queryClient);
    },
  };
}
