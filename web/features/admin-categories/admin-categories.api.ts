import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { adminCategoriesContract } from '#contract/forum/admin-categories.contract.ts';
import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export const allCategoriesQuery = queryOptions({
  queryKey: ['/api/admin/categories'],
  queryFn: ({ signal }) => callApi(adminCategoriesContract.listAllCategories, { signal }),
  refetchOnMount: 'always',
});

/** Other caches that contain the name and colour of categories. */
const ALSO_STALE = ['/api/forum/categories', '/api/forum/posts', '/api/search'];

type CategoryBody = BodyOf<typeof adminCategoriesContract.createCategory>;

/** Category mutations; each resolves once the list has been refetched. */
export function useCategoryMutations() {
  const queryClient = useQueryClient();

  async function cache(call: Promise<ForumCategory>): Promise<ForumCategory> {
    const category = await call;
    for (const key of ALSO_STALE) queryClient.invalidateQueries({ queryKey: [key] });
    await queryClient.invalidateQueries({ queryKey: allCategoriesQuery.queryKey });
    return category;
  }

  return {
    create: (body: CategoryBody) => cache(callApi(adminCategoriesContract.createCategory, { body })),
    update: (id: string, body: CategoryBody) =>
      cache(callApi(adminCategoriesContract.updateCategory, { params: { id }, body })),
    archive: (id: string) => cache(callApi(adminCategoriesContract.archiveCategory, { params: { id } })),
    restore: (id: string) => cache(callApi(adminCategoriesContract.restoreCategory, { params: { id } })),
  };
}
