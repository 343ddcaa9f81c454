import { useQueryClient } from '@tanstack/react-query';
import { adminContactContract, type InboxMessage } from '#contract/contact/admin/admin-contact.contract.ts';
import type { ContactDepartment } from '#contract/contact/contact.contract.ts';
import type { BodyOf, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import { callApi } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { apiQuery, listQuery, recordQuery, revalidate } from '../../../lib/api-queries.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const LIST = adminContactContract.listContactMessages.path;

export const inboxQuery = (query: QueryOf<typeof adminContactContract.listContactMessages>) =>
  listQuery(adminContactContract.listContactMessages, { query }, revalidate);

/** How many there are, without reading any; goes stale with the list. */
export const messageCountsQuery = apiQuery(
  adminContactContract.countContactMessages,
  {},
  { queryKey: [LIST, 'counts'], ...revalidate },
);

export const inboxMessageQuery = (id: string) =>
  recordQuery(adminContactContract.getContactMessage, { params: { id } }, revalidate);

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
  const refetchAfter = useRefetchAfter(['/api/contact/departments']);
  return (body: BodyOf<typeof adminContactContract.updateDepartment>) =>
    refetchAfter(callApi(adminContactContract.updateDepartment, { params: { key }, body }));
}
