import { adminNewsContract } from '#contract/news/admin-news.contract.ts';
import { publishableResource } from '../../lib/publishable-resource.ts';

export const {
  listQuery: adminNewsListQuery,
  itemQuery: adminNewsQuery,
  useMutations: useNewsMutations,
} = publishableResource(
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
