import { type ForumPostList, forumLimits } from '#contract/forum/forum.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { showingRange } from '../../ui/showing-range.ts';
import { usePageChange } from '../../ui/use-page-change.ts';
import { NoPosts } from './no-posts.tsx';
import { PostCard } from './post-card.tsx';
import { PostListSkeleton } from './post-list-skeleton.tsx';
import type { ForumParams } from './use-forum-params.ts';
import { usePostList } from './use-post-list.ts';

export function PostList({ params }: { params: ForumParams }) {
  const { filters } = params;
  const { category, list } = usePostList(filters);
  const { data, isError, isFetching, isPlaceholderData, error, refetch } = list;
  const { heading, goTo } = usePageChange(params.setPage);
  useRedirectIfLoggedOut(error);

  return (
    <section aria-labelledby="publicaciones" className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="publicaciones" tabIndex={-1} className="text-xl">
          {filters.hidden ? 'Publicaciones retiradas' : (category?.name ?? 'Todas las publicaciones')}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isPlaceholderData ? 'Cargando publicaciones...' : data && countText(data)}
        </p>
        {category?.description ? <p className="w-full text-muted">{category.description}</p> : null}
      </div>
      {!data && isError ? (
        <ErrorState
          title="No se pudieron cargar las publicaciones"
          detail="Failed to fetch posts"
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : null}
      {data || isError ? null : <PostListSkeleton />}
      {data?.posts.length === 0 ? <NoPosts params={params} total={data.total} /> : null}
      <ul className={classNames('grid grid-cols-1 gap-3', isPlaceholderData && 'opacity-60')}>
        {data?.posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {data ? (
        <Pagination page={filters.page} totalPages={data.totalPages} onPage={goTo} className="mt-6">
          {showingRange({ ...data, pageSize: forumLimits.pageSize, shown: data.posts.length })}
        </Pagination>
      ) : null}
    </section>
  );
}

function countText({ total, capped }: ForumPostList): string {
  return `${capped ? 'Más de ' : ''}${countOf(total, 'publicación', 'publicaciones')}`;
}
