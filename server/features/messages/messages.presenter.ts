import { type ConversationSummary, type DirectMessage, messageLimits } from '#contract/messages/messages.contract.ts';
import type { ConversationRow } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';

export function presentMessage(
  { id, body, senderId, clientId, createdAt }: MessageRow,
  viewerId: string,
): DirectMessage {
  const isOwn = senderId === viewerId;
  return { id, body, isOwn, clientId: isOwn ? clientId : null, createdAt: createdAt.toISOString() };
}

/** On one line, truncated for the list. */
function excerptOf(body: string): string {
  const characters = [...body.replace(/\s+/g, ' ').trim()];
  if (characters.length <= messageLimits.excerpt) return characters.join('');
  return `${characters.slice(0, messageLimits.excerpt - 1).join('')}…`;
}

export function presentConversation({ member, unread, last }: ConversationRow, viewerId: string): ConversationSummary {
  return {
    member,
    unread,
    lastMessage: {
      excerpt: excerptOf(last.body),
      isOwn: last.senderId === viewerId,
      createdAt: last.createdAt.toISOString(),
    },
  };
}
