import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminProjectsContract } from '#contract/projects/admin-projects.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { publishableResource } from '../../lib/publishable-resource.ts';

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

export function participantsQuery(id: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: ['/api/admin/projects/:id/participants', id, query],
    queryFn: ({ signal }) => callApi(adminProjectsContract.listProjectParticipants, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
