import { commentLimits } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/numbers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { showingRange } from '../../ui/showing-range.ts';
import { usePageChange } from '../../ui/use-page-change.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentThreads } from './comment-threads.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { NewComments } from './new-comments.tsx';
import { useCommentPage } from './use-comment-page.ts';
import { useLiveComments } from './use-live-comments.ts';

interface CommentsSectionProps {
  post: ForumPost;
  userId: string;
}

export function CommentsSection({ post, userId }: CommentsSectionProps) {
  const page = useCommentPage(post.id);
  const arrived = useLiveComments(post.id, userId);
  const { heading, goTo } = usePageChange(page.goToPage);
  const { data, isError, isFetching, isPlaceholderData, error, refetch, target } = page;
  useRedirectIfLoggedOut(error);

  return (
    <section aria-labelledby="comentarios" className="min-w-0 lg:col-start-1">
      <h2 ref={heading} id="comentarios" tabIndex={-1} className="mb-4 text-xl">
        Comentarios <span className="text-muted tabular-nums">({formatCount(post.commentsCount)})</span>
      </h2>
      {page.isMissing ? (
        <p role="status" className="mb-4 rounded-card bg-yellow-ground px-4 py-2 text-yellow-text">
          El comentario que buscas ya no existe.
        </p>
      ) : null}
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar los comentarios" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <CommentsSkeleton />}
      {data?.comments.length === 0 && data.total === 0 ? <NoComments post={post} /> : null}
      {data ? (
        <div className={classNames(isPlaceholderData && 'opacity-60')}>
          <CommentThreads
            comments={data.comments}
            post={post}
            userId={userId}
            target={target}
            arrivedIds={arrived.map(({ id }) => id)}
          />
          <Pagination
            label="Paginación de comentarios"
            page={data.page}
            totalPages={data.totalPages}
            onPage={goTo}
            className="mt-6"
          >
            {showingRange({ ...data, pageSize: commentLimits.pageSize, shown: data.comments.length })}
          </Pagination>
        </div>
      ) : null}
      <NewComments arrived={arrived} shown={data?.comments ?? []} />
      <CommentComposer post={post} userId={userId} />
    </section>
  );
}

function NoComments({ post }: { post: ForumPost }) {
  if (!post.can.comment) return <p className="text-muted">No hay comentarios.</p>;
  return <EmptyState title="Sé el primero en comentar" description="Una respuesta corta también ayuda." />;
}
