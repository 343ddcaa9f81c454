import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Conversation, Correspondent } from '#contract/messages/messages.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { fullName } from '../../lib/people.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Composer } from './composer.tsx';
import { type ConversationPages, messagesOf } from './message-cache.ts';
import { MessageList, type OlderMessages } from './message-list.tsx';
import { conversationQuery } from './messages.api.ts';
import { useOutbox } from './outbox.ts';
import { ThreadHeader } from './thread-header.tsx';

function ThreadSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6 p-4">
      <span className="sr-only">Cargando la conversación...</span>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="h-10 w-1/2 self-end" />
      <Skeleton className="h-20 w-3/5" />
      <Skeleton className="h-10 w-2/5 self-end" />
    </div>
  );
}

function NotConnected({ member }: { member: Correspondent }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border bg-subtle px-4 py-3">
      <p className="text-sm">
        Solo puedes escribir a quienes están en tu red. Conéctate con {member.firstName} para conversar.
      </p>
      <ButtonLink href={memberPath(member)} variant="outline" size="sm">
        Ver perfil
      </ButtonLink>
    </div>
  );
}

interface OpenThreadProps {
  userId: string;
  conversation: Conversation;
  pages: ConversationPages;
  older: OlderMessages;
}

function OpenThread({ userId, conversation, pages, older }: OpenThreadProps) {
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
        userId={userId}
        member={member}
        messages={messages}
        outbox={outbox}
        unread={unread}
        canWrite={canWrite}
        older={older}
      />
      {canWrite ? (
        <Composer draftName={`message:${userId}:${member.id}`} name={member.firstName} onSend={outbox.write} />
      ) : (
        <NotConnected member={member} />
      )}
    </section>
  );
}

export function Thread({ userId, memberId }: { userId: string; memberId: string }) {
  const query = useInfiniteQuery(conversationQuery(memberId));
  const { data, error, isError, isFetching, refetch } = query;
  const conversation = data?.pages[0];
  useRedirectIfLoggedOut(error);

  if (conversation) {
    return (
      <OpenThread
        userId={userId}
        conversation={conversation}
        pages={data}
        older={{
          has: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          hasFailed: query.isFetchNextPageError,
          load: () => query.fetchNextPage(),
        }}
      />
    );
  }
  if (conversation === null) {
    return (
      <EmptyState
        title="No encontramos a esta persona"
        description="Puede que ya no sea parte del portal."
        action={
          <ButtonLink href="/mensajes" variant="outline">
            Volver a los mensajes
          </ButtonLink>
        }
        className="m-4 self-center"
      />
    );
  }
  if (!isError) return <ThreadSkeleton />;
  return (
    <ErrorState
      title="No se pudo cargar la conversación"
      onRetry={refetch}
      retrying={isFetching}
      className="m-4 self-center"
    />
  );
}
