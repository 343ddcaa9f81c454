import type { InfiniteData } from '@tanstack/react-query';
import type { Conversation, DirectMessage } from '#contract/messages/messages.contract.ts';

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
