import { infiniteQueryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { blocksContract } from '#contract/members/networking.contract.ts';
import { type Conversation, messagesContract } from '#contract/messages/messages.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { CONVERSATION_KEY, type ConversationPages, invalidateConversations } from './message-cache.ts';

export const conversationsQuery = (page: number) =>
  listQuery(messagesContract.listConversations, { query: { page } }, revalidate);

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

export const useReadMessages = () =>
  useCall(messagesContract.readMessages, {
    onSuccess: ({ unread }, { params: { memberId } }, _before, { client }) => {
      client.setQueryData<ConversationPages>([CONVERSATION_KEY, memberId], (pages) =>
        pages ? { ...pages, pages: pages.pages.map((page) => page && { ...page, unread }) } : pages,
      );
      invalidateConversations(client);
    },
  });

export const useBlockMember = () =>
  useCall(blocksContract.blockMember, {
    onSuccess: (_blocked, { params: { id } }, _before, { client }) => {
      client.removeQueries({ queryKey: [CONVERSATION_KEY, id] });
      invalidateConversations(client);
    },
  });
