import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, postsQuery } from './forum.api.ts';
import type { ForumFilters } from './forum-params.ts';

/** Posts that match the filters. The URL has the slug of a category, the API takes its id. */
export function usePostList({ category: slug, search, sort, page, hidden }: ForumFilters) {
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
