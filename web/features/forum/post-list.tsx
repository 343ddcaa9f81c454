import { useQuery } from '@tanstack/react-query';
import { type ForumPostList, forumLimits } from '#contract/forum/forum.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { ApproximateNote } from '../../ui/approximate-note.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyPage, Pagination, showingRange, usePageChange } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { categoriesQuery, postsQuery } from './forum.api.ts';
import type { ForumFilters, ForumParams } from './forum-params.ts';
import { PostCard, PostListSkeleton } from './post-card.tsx';

/** The URL has the category's slug, the API takes its id. */
function usePostList({ category: slug, search, sort, page, hidden }: ForumFilters) {
  const categories = useQuery(categoriesQuery);
  const category = categories.data?.find((each) => each.slug === slug);
  const query = postsQuery({
    page,
    sortBy: sort,
    categoryId: category?.id,
    search: search || undefined,
    status: hidden ? 'hidden' : undefined,
  });
  const list = useQuery({ ...query, enabled: slug === '' || !categories.isPending });
  return { category, list };
}

interface NoPostsProps {
  params: ForumParams;
  /** Across all pages, since a page past the last one is empty too. */
  total: number;
}

function NoPosts({ params: { filters, clear, setPage, setCreating }, total }: NoPostsProps) {
  if (total > 0) return <EmptyPage many="publicaciones" onFirstPage={() => setPage(1)} />;
  if (filters.category || filters.search || filters.hidden) {
    return (
      <EmptyState
        title="No hay publicaciones"
        description="No se encontraron publicaciones con los filtros aplicados."
        action={
          <Button variant="outline" onClick={clear}>
            Limpiar filtros
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No hay publicaciones"
      description="Aún no hay publicaciones en el foro."
      action={<Button onClick={() => setCreating(true)}>Escribe la primera</Button>}
    />
  );
}

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
      {data?.isApproximate ? <ApproximateNote text={filters.search} className="mb-4 text-muted" /> : null}
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
