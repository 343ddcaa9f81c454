import { useMemo } from 'react';
import type { Conversation } from '#contract/messages/messages.contract.ts';
import { fullName } from '../../lib/full-name.ts';
import { Composer } from './composer.tsx';
import { messagesOf } from './conversation-changes.ts';
import { MessageList, type OlderMessages } from './message-list.tsx';
import type { ConversationPages } from './messages.api.ts';
import { NotConnected } from './not-connected.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useOutbox } from './use-outbox.ts';

interface OpenThreadProps {
  userId: string;
  /** From the newest page. */
  conversation: Conversation;
  pages: ConversationPages;
  older: OlderMessages;
}

export function OpenThread({ userId, conversation, pages, older }: OpenThreadProps) {
  const { member, unread, canWrite } = conversation;
  const messages = useMemo(() => messagesOf(pages), [pages]);
  const outbox = useOutbox(userId, member.id, messages);
  return (
    // On a phone it fills the space between header and bottom bar, so that the composer is always visible.
    <section
      aria-label={`Conversación con ${fullName(member)}`}
      className="flex min-h-80 min-w-0 flex-col max-lg:h-[calc(100dvh-7.625rem)]"
    >
      <ThreadHeader member={member} />
      <MessageList
        member={member}
        messages={messages}
        outbox={outbox}
        unread={unread}
        canWrite={canWrite}
        older={older}
      />
      {canWrite ? (
        <Composer draftKey={`message:${userId}:${member.id}`} name={member.firstName} onSend={outbox.write} />
      ) : (
        <NotConnected member={member} />
      )}
    </section>
  );
}
