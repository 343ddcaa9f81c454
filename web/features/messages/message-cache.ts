import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Conversation, DirectMessage } from '#contract/messages/messages.contract.ts';

/** Separate from the API calls, since live updates need the cache on every page. */
export const LIST_KEY = '/api/messages';
export const OUTBOX = 'message-outbox';
export const CONVERSATION_KEY = '/api/messages/:memberId';

export type ConversationPages = InfiniteData<Conversation | null>;

/** Inserts a message by time into the newest page; idempotent. */
export function withMessage(data: ConversationPages, message: DirectMessage, unread?: number): ConversationPages {
  const [newest, ...older] = data.pages;
  if (!newest) return data;
  const isKnown = data.pages.some((page) => page?.messages.some(({ id }) => id === message.id));
  const after = newest.messages.findLastIndex(({ createdAt }) => createdAt <= message.createdAt);
  const messages = isKnown ? newest.messages : newest.messages.toSpliced(after + 1, 0, message);
  return { ...data, pages: [{ ...newest, messages, unread: unread ?? newest.unread }, ...older] };
}

export function messagesOf(data: ConversationPages): DirectMessage[] {
  return data.pages.toReversed().flatMap((page) => page?.messages ?? []);
}

/** `unread` only as sent by the server. */
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

/** Everything: events may have been missed, or the connection changed. */
export function invalidateMessages(queryClient: QueryClient): void {
  invalidateConversations(queryClient);
  queryClient.invalidateQueries({ queryKey: [CONVERSATION_KEY] });
}
