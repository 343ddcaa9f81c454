import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { commentLimits, type ForumComment } from '#contract/forum/comments.contract.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import { commentAnchor, commentOfAnchor } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf, formatCount } from '../../lib/numbers.ts';
import { fullName } from '../../lib/people.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination, showingRange, usePageChange } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { CommentComposer } from './comment-forms.tsx';
import { CommentThreads } from './comment-threads.tsx';
import { commentsQuery } from './comments.api.ts';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { useLiveComments } from './use-live-comments.ts';

function useHash(): string {
  return useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  );
}

/** Comments of one page (`pagina`), or of the page that contains the linked comment (`#c-…`). */
function useCommentPage(postId: string) {
  const [params, setParams] = useSearchParams();
  const target = commentOfAnchor(useHash());
  const [targetId, setSoughtId] = useState(target);
  const result = useQuery(commentsQuery(postId, targetId ? { commentId: targetId } : { page: parsePage(params) }));
  const { data, isFetching } = result;
  const isHere = data?.comments.some(({ id }) => id === target) ?? false;

  useEffect(() => {
    if (target && data && !isFetching && !isHere) setSoughtId(target);
  }, [target, data, isFetching, isHere]);

  useEffect(() => {
    if (!target || !isHere) return;
    const comment = document.getElementById(commentAnchor(target));
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [target, isHere]);

  function goToPage(page: number) {
    setSoughtId(null);
    setParams({ pagina: page });
  }

  /** The linked comment was deleted. */
  const isMissing = target !== null && target === targetId && data !== undefined && !isFetching && !isHere;
  return { ...result, target, isMissing, goToPage };
}

/** Live region with links to comments on other pages, so that nothing on the screen shifts. */
function NewComments({ arrived, shown }: { arrived: ForumComment[]; shown: ForumComment[] }) {
  const latest = arrived.at(-1);
  const elsewhere = arrived.filter((comment) => !shown.some(({ id }) => id === comment.id));
  const first = elsewhere[0];
  return (
    <>
      <p role="status" className="sr-only">
        {latest?.author ? `Nuevo comentario de ${fullName(latest.author)}` : ''}
      </p>
      {first ? (
        <p className="mt-4 text-center">
          <a href={`#${commentAnchor(first.id)}`} className="inline-link inline-flex min-h-11 items-center">
            {elsewhere.length === 1 ? 'Ver' : 'Ver los'}{' '}
            {countOf(elsewhere.length, 'comentario nuevo', 'comentarios nuevos')}
          </a>
        </p>
      ) : null}
    </>
  );
}

export interface CommentsSectionProps {
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
    <section aria-labelledby="comentarios">
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
  return <EmptyState title="Nadie ha comentado todavía" description="Empieza tú: una respuesta corta también ayuda." />;
}
