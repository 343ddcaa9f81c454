import type { BodyOf } from '#contract/endpoint.ts';
import { adminCategoriesContract } from '#contract/forum/admin/admin-categories.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { apiQuery, revalidate } from '../../../lib/api-queries.ts';
import { useRefetchAfter } from '../../../lib/use-refetch-after.ts';

const { listAllCategories, createCategory, updateCategory, archiveCategory, restoreCategory } = adminCategoriesContract;

export const allCategoriesQuery = apiQuery(listAllCategories, {}, revalidate);

/** Other caches that contain the name and colour of categories. */
const ALSO_STALE = ['/api/forum/categories', '/api/forum/posts', '/api/search'];

type CategoryBody = BodyOf<typeof createCategory>;

/** Category mutations; each resolves once the list has been refetched. */
export function useCategoryMutations() {
  const refetchAfter = useRefetchAfter([listAllCategories.path], ALSO_STALE);
  return {
    create: (body: CategoryBody) => refetchAfter(callApi(createCategory, { body })),
    update: (id: string, body: CategoryBody) => refetchAfter(callApi(updateCategory, { params: { id }, body })),
    archive: (id: string) => refetchAfter(callApi(archiveCategory, { params: { id } })),
    restore: (id: string) => refetchAfter(callApi(restoreCategory, { params: { id } })),
  };
}
