import { adminContentContract } from '#contract/content/admin/admin-content.contract.ts';
import { callApi } from '../../../lib/api-client.ts';
import { apiQuery, revalidate } from '../../../lib/api-queries.ts';
import { publishableResource, type ReadRecord } from '../../../lib/publishable-resource.ts';

const resource = publishableResource(
  {
    list: adminContentContract.listAllContent,
    get: adminContentContract.getAnyContent,
    create: adminContentContract.createPage,
    edit: adminContentContract.editContent,
    publish: adminContentContract.publishContent,
    unpublish: adminContentContract.unpublishContent,
    remove: adminContentContract.deletePage,
  },
  ['/api/content', '/api/content/:kind/:slug', '/api/settings', '/api/admin/content/:id/versions'],
);

export const { listQuery: contentListQuery, itemQuery: adminContentQuery } = resource;

export function useContentMutations() {
  const { cache } = resource.useCache();
  return {
    ...resource.useMutations(),
    schedule: ({ id, version }: ReadRecord, publishAt: string) =>
      cache(callApi(adminContentContract.scheduleContent, { params: { id }, body: { version, publishAt } })),
    unschedule: ({ id, version }: ReadRecord) =>
      cache(callApi(adminContentContract.unscheduleContent, { params: { id }, body: { version } })),
  };
}

export const versionsQuery = (id: string, page: number) =>
  apiQuery(adminContentContract.listContentVersions, { params: { id }, query: { page } }, revalidate);

/** The record with the text of a former version. */
export const readVersion = (id: string, number: number) =>
  callApi(adminContentContract.getContentVersion, { params: { id, number } });
