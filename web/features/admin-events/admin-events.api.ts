import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type AdminEvent, adminEventsContract } from '#contract/events/admin-events.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullWhen } from '../../lib/api-error.ts';

const LIST = '/api/admin/events';

export function adminEventsQuery(query: QueryOf<typeof adminEventsContract.listAllEvents>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminEventsContract.listAllEvents, { query, signal }),
    placeholderData: keepPreviousData,
    // Members register and propose all the time: what is kept shows at once, and is asked for again.
    refetchOnMount: 'always',
  });
}

/** `null` where there is no such event; an id that is none at all is refused with a 400. */
export function adminEventQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/admin/events/:id', id],
    queryFn: ({ signal }) =>
      callApi(adminEventsContract.getAnyEvent, { params: { id }, signal }).catch(nullWhen(404)).catch(nullWhen(400)),
    refetchOnMount: 'always',
  });
}

/** What else shows events: the public pages, the search, and the lists of who registered or proposed. */
const ALSO = ['/api/events', '/api/events/proposals', '/api/users/registrations', '/api/search', '/api/notifications'];

function forgetEvents(queryClient: QueryClient): void {
  for (const key of [LIST, ...ALSO]) queryClient.invalidateQueries({ queryKey: [key] });
}

/** The calls that change events. What is on the screen is then loaded again. */
export function useEventCalls() {
  const queryClient = useQueryClient();

  async function keep(call: Promise<AdminEvent>): Promise<AdminEvent> {
    const event = await call;
    queryClient.setQueryData(adminEventQuery(event.id).queryKey, event);
    forgetEvents(queryClient);
    return event;
  }

  return {
    read: (id: string) => callApi(adminEventsContract.getAnyEvent, { params: { id } }),
    create: (body: BodyOf<typeof adminEventsContract.createEvent>) =>
      keep(callApi(adminEventsContract.createEvent, { body })),
    update: (id: string, body: BodyOf<typeof adminEventsContract.updateEvent>) =>
      keep(callApi(adminEventsContract.updateEvent, { params: { id }, body })),
    publish: (id: string) => keep(callApi(adminEventsContract.publishEvent, { params: { id } })),
    unpublish: (id: string) => keep(callApi(adminEventsContract.unpublishEvent, { params: { id } })),
    giveBack: (id: string, reason: string) =>
      keep(callApi(adminEventsContract.returnProposal, { params: { id }, body: { reason } })),
    cancel: (id: string, reason: string) =>
      keep(callApi(adminEventsContract.cancelEvent, { params: { id }, body: { reason } })),
    remove: async (id: string) => {
      await callApi(adminEventsContract.deleteEvent, { params: { id } });
      forgetEvents(queryClient);
    },
  };
}
