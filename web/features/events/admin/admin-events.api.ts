import type { BodyOf } from '#contract/endpoint.ts';
import { adminEventsContract } from '#contract/events/admin/admin-events.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { publishableResource, type ReadRecord } from '../../../lib/publishable-resource.ts';

const events = publishableResource(
  {
    list: adminEventsContract.listAllEvents,
    get: adminEventsContract.getAnyEvent,
    create: adminEventsContract.createEvent,
    edit: adminEventsContract.editEvent,
    publish: adminEventsContract.publishEvent,
    unpublish: adminEventsContract.unpublishEvent,
    remove: adminEventsContract.deleteEvent,
  },
  // Public pages, proposals, registrations, search and notifications.
  ['/api/events', '/api/events/proposals', '/api/users/registrations', '/api/search', '/api/notifications'],
);

export const { listQuery: adminEventsQuery, itemQuery: adminEventQuery } = events;

export function useEventMutations() {
  const { cache, invalidate } = events.useCache();
  return {
    ...events.useMutations(),
    returnProposal: ({ id, version }: ReadRecord, reason: string) =>
      cache(callApi(adminEventsContract.returnProposal, { params: { id }, body: { reason, version } })),
    copy: async (id: string, body: BodyOf<typeof adminEventsContract.copyEvent>, idempotencyKey: string) => {
      const copied = await callApi(adminEventsContract.copyEvent, { params: { id }, body, idempotencyKey });
      invalidate();
      return copied.events;
    },
    cancel: ({ id, version }: ReadRecord, reason: string) =>
      cache(callApi(adminEventsContract.cancelEvent, { params: { id }, body: { reason, version } })),
  };
}
