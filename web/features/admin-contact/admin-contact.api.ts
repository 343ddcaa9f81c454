import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { adminContactContract, type InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import type { BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError, nullOnStatus } from '../../lib/api-error.ts';

const LIST = '/api/admin/contact-messages';

export function inboxQuery(query: QueryOf<typeof adminContactContract.listContactMessages>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminContactContract.listContactMessages, { query, signal }),
    placeholderData: keepPreviousData,
    // Messages arrive at any time: cached data shows at once and is refetched.
    refetchOnMount: 'always',
  });
}

/** How many there are, without reading any; goes stale with the list. */
export const messageCountsQuery = queryOptions({
  queryKey: [LIST, 'counts'],
  queryFn: ({ signal }) => callApi(adminContactContract.countContactMessages, { signal }),
  refetchOnMount: 'always',
});

/** `null` for a missing message (404) or a malformed id (400). */
export function inboxMessageQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/admin/contact-messages/:id', id],
    queryFn: ({ signal }) =>
      callApi(adminContactContract.getContactMessage, { params: { id }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    refetchOnMount: 'always',
  });
}

/** Message mutations; each resolves once the list has been refetched. */
export function useInboxMutations() {
  const queryClient = useQueryClient();
  const invalidateList = () => queryClient.invalidateQueries({ queryKey: [LIST] });

  async function cache(call: Promise<InboxMessage>): Promise<InboxMessage> {
    const message = await call;
    queryClient.setQueryData(inboxMessageQuery(message.id).queryKey, message);
    await invalidateList();
    return message;
  }

  return {
    markRead: (id: string) => cache(callApi(adminContactContract.markMessageRead, { params: { id } })),
    markUnread: (id: string) => cache(callApi(adminContactContract.markMessageUnread, { params: { id } })),
    answer: async (id: string, answer: string) => {
      try {
        return await cache(callApi(adminContactContract.answerMessage, { params: { id }, body: { answer } }));
      } catch (error) {
        // Conflict: another administrator answered first, and that answer is loaded.
        if (error instanceof ApiError && error.status === 409)
          await queryClient.invalidateQueries(inboxMessageQuery(id));
        throw error;
      }
    },
    saveNote: (id: string, note: string) =>
      cache(callApi(adminContactContract.saveNote, { params: { id }, body: { note } })),
    remove: async (id: string) => {
      await callApi(adminContactContract.deleteContactMessage, { params: { id } });
      await invalidateList();
    },
  };
}

export type InboxMutations = ReturnType<typeof useInboxMutations>;

/** Departments with an address of their own; the general one is in the site's settings. */
export type SavedDepartment = ContactDepartment & ParamsOf<typeof adminContactContract.updateDepartment>;

export function useSaveDepartment({ key }: SavedDepartment) {
  const queryClient = useQueryClient();
  return async (body: BodyOf<typeof adminContactContract.updateDepartment>) => {
    const saved = await callApi(adminContactContract.updateDepartment, { params: { key }, body });
    await queryClient.invalidateQueries({ queryKey: ['/api/contact/departments'] });
    return saved;
  };
}
