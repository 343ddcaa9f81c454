import { useQuery } from '@tanstack/react-query';
import { forumLimits } from '#contract/forum/forum.contract.ts';
import { ApproximateNote } from '../../ui/approximate-note.tsx';
import { Button } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { categoriesQuery, postsQuery } from './forum.api.ts';
import type { ForumFilters, ForumParams } from './forum-params.ts';
import { PostCard, postShape } from './post-card.tsx';

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

const texts = {
  one: 'publicación',
  many: 'publicaciones',
  loading: 'Cargando publicaciones...',
  failed: 'No se pudieron cargar las publicaciones',
  detail: 'Failed to fetch posts',
};

export function PostList({ params }: { params: ForumParams }) {
  const { filters } = params;
  const { category, list: query } = usePostList(filters);
  const empty =
    filters.category || filters.search || filters.hidden
      ? {
          description: 'No se encontraron publicaciones con los filtros aplicados.',
          action: (
            <Button variant="outline" onClick={params.clear}>
              Limpiar filtros
            </Button>
          ),
        }
      : {
          description: 'Aún no hay publicaciones en el foro.',
          action: <Button onClick={() => params.setCreating(true)}>Escribe la primera</Button>,
        };
  return (
    <PagedList
      isRegion
      className="mt-8"
      query={query}
      items={query.data?.posts}
      itemKey={({ id }) => id}
      pageSize={forumLimits.pageSize}
      page={filters.page}
      onPage={params.setPage}
      heading={filters.hidden ? 'Publicaciones retiradas' : (category?.name ?? 'Todas las publicaciones')}
      texts={texts}
      skeleton={<LoadingShapes label={texts.loading} isShown count={4} {...postShape} />}
      toolbar={
        <>
          {category?.description ? <p className="-mt-3 mb-4 text-muted">{category.description}</p> : null}
          {query.data?.isApproximate ? <ApproximateNote text={filters.search} className="mb-4 text-muted" /> : null}
        </>
      }
      empty={{ title: 'No hay publicaciones', ...empty }}
      grid="grid grid-cols-1 gap-3"
    >
      {(post) => <PostCard post={post} />}
    </PagedList>
  );
}
