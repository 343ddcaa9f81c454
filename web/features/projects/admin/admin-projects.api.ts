import { adminProjectsContract } from '#contract/projects/admin/admin-projects.contract.ts';
import { listQuery, revalidate } from '../../../lib/api-queries.ts';
import { publishableResource } from '../../../lib/publishable-resource.ts';

export const {
  listQuery: adminProjectsQuery,
  itemQuery: adminProjectQuery,
  useMutations: useProjectMutations,
} = publishableResource(
  {
    list: adminProjectsContract.listAllProjects,
    get: adminProjectsContract.getAnyProject,
    create: adminProjectsContract.createProject,
    edit: adminProjectsContract.editProject,
    publish: adminProjectsContract.publishProject,
    unpublish: adminProjectsContract.unpublishProject,
    remove: adminProjectsContract.deleteProject,
  },
  // The members' pages and the search.
  ['/api/projects', '/api/projects/:id', '/api/search'],
);

export const participantsQuery = (id: string, query: { page: number; limit: number }) =>
  listQuery(adminProjectsContract.listProjectParticipants, { params: { id }, query }, revalidate);
