import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { messageReportsContract } from '#contract/messages/message-reports.contract.ts';
import { type Conversation, type DirectMessage, messagesContract } from '#contract/messages/messages.contract.ts';
import { blocksContract } from '#contract/networking/networking.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

type Pages = InfiniteData<Conversation | null>;

/** Inserts a message by time into the newest page; idempotent. */
export function withMessage(data: Pages, message: DirectMessage, unread?: number): Pages {
  const [newest, ...older] = data.pages;
  if (!newest) return data;
  const isKnown = data.pages.some((page) => page?.messages.some(({ id }) => id === message.id));
  const after = newest.messages.findLastIndex(({ createdAt }) => createdAt <= message.createdAt);
  const messages = isKnown ? newest.messages : newest.messages.toSpliced(after + 1, 0, message);
  return { ...data, pages: [{ ...newest, messages, unread: unread ?? newest.unread }, ...older] };
}

/** All loaded messages, oldest first. */
export function messagesOf(data: Pages): DirectMessage[] {
  return data.pages.toReversed().flatMap((page) => page?.messages ?? []);
}

export function useReportMessage() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof messageReportsContract.reportMessage>) =>
      callApi(messageReportsContract.reportMessage, { body }),
  });
}

const LIST_KEY = '/api/messages';
const CONVERSATION_KEY = '/api/messages/:memberId';

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

export type ConversationPages = InfiniteData<Conversation | null>;

export const sendMessage = (memberId: string, body: BodyOf<typeof messagesContract.sendMessage>) =>
  callApi(messagesContract.sendMessage, { params: { memberId }, body });

/** Adds a sent or received message to the cache; `unread` only where the server sent it. */
export function cacheMessage(
  queryClient: QueryClient,
  memberId: string,
  message: DirectMessage,
  unread?: number,
): void {
  queryClient.setQueryData<ConversationPages>(
    [CONVERSATION_KEY, memberId],
    (pages) => pages && withMessage(pages, message, unread),
  );
  invalidateConversations(queryClient);
}

export function invalidateConversations(queryClient: QueryClient): void {
  queryClient.invalidateQueries({ queryKey: [LIST_KEY] });
}

export function invalidateConversation(queryClient: QueryClient, memberId: string): void {
  queryClient.invalidateQueries({ queryKey: [CONVERSATION_KEY, memberId] });
}

/** Invalidates everything: events may have been missed, or the connection may have changed. */
export function invalidateMessages(queryClient: QueryClient): void {
  invalidateConversations(queryClient);
  queryClient.invalidateQueries({ queryKey: [CONVERSATION_KEY] });
}

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
