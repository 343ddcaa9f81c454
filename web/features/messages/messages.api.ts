import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { messageReportsContract } from '#contract/messages/message-reports.contract.ts';
import { type Conversation, messagesContract } from '#contract/messages/messages.contract.ts';
import { blocksContract } from '#contract/networking/networking.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';
import { CONVERSATION_KEY, type ConversationPages, invalidateConversations, LIST_KEY } from './message-cache.ts';

export function useReportMessage() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof messageReportsContract.reportMessage>) =>
      callApi(messageReportsContract.reportMessage, { body }),
  });
}

export function conversationsQuery(page: number) {
  return queryOptions({
    queryKey: [LIST_KEY, page],
    queryFn: ({ signal }) => callApi(messagesContract.listConversations, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Pages from newest to oldest; `null` where the member is not found (404) or the id is malformed (400). */
export function conversationQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: [CONVERSATION_KEY, memberId],
    queryFn: ({ pageParam, signal }) =>
      callApi(messagesContract.getConversation, {
        params: { memberId },
        query: pageParam ? { before: pageParam } : {},
        signal,
      })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Conversation | null) => (page?.hasMore ? page.messages[0]?.id : undefined),
    refetchOnMount: 'always',
  });
}

export const sendMessage = (memberId: string, body: BodyOf<typeof messagesContract.sendMessage>) =>
  callApi(messagesContract.sendMessage, { params: { memberId }, body });

export function useReadMessages(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => callApi(messagesContract.readMessages, { params: { memberId }, body: { upTo } }),
    onSuccess: ({ unread }) => {
      queryClient.setQueryData<ConversationPages>([CONVERSATION_KEY, memberId], (pages) =>
        pages ? { ...pages, pages: pages.pages.map((page) => page && { ...page, unread }) } : pages,
      );
      invalidateConversations(queryClient);
    },
  });
}

export function useBlockMember(memberId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(blocksContract.blockMember, { params: { id: memberId } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: [CONVERSATION_KEY, memberId] });
      invalidateConversations(queryClient);
    },
  });
}
