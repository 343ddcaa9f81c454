import { adminNewsContract } from '#contract/news/admin/admin-news.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { publishableResource, type ReadRecord } from '../../../lib/publishable-resource.ts';

const resource = publishableResource(
  {
    list: adminNewsContract.listAllNews,
    get: adminNewsContract.getAnyNews,
    create: adminNewsContract.createNews,
    edit: adminNewsContract.editNews,
    publish: adminNewsContract.publishNews,
    unpublish: adminNewsContract.unpublishNews,
    remove: adminNewsContract.deleteNews,
  },
  ['/api/news', '/api/news/:id'],
);

export const { listQuery: adminNewsListQuery, itemQuery: adminNewsQuery } = resource;

export function useNewsMutations() {
  const { cache } = resource.useCache();
  return {
    ...resource.useMutations(),
    schedule: ({ id, version }: ReadRecord, publishAt: string) =>
      cache(callApi(adminNewsContract.scheduleNews, { params: { id }, body: { version, publishAt } })),
    unschedule: ({ id, version }: ReadRecord) =>
      cache(callApi(adminNewsContract.unscheduleNews, { params: { id }, body: { version } })),
  };
}
