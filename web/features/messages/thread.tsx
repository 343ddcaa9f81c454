import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { conversationQuery } from './messages.api.ts';
import { OpenThread } from './open-thread.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';

interface ThreadProps {
  userId: string;
  memberId: string;
}

/** A conversation with its loading, error and not-found states. */
export function Thread({ userId, memberId }: ThreadProps) {
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
