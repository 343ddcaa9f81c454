import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type AdminProject, adminProjectsContract } from '#contract/projects/admin-projects.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

const LIST = '/api/admin/projects';

export function adminProjectsQuery(query: QueryOf<typeof adminProjectsContract.listAllProjects>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminProjectsContract.listAllProjects, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** `null` for a missing project (404) or a malformed id (400). */
export function adminProjectQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/admin/projects/:id', id],
    queryFn: ({ signal }) =>
      callApi(adminProjectsContract.getAnyProject, { params: { id }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    refetchOnMount: 'always',
  });
}

export function participantsQuery(id: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: ['/api/admin/projects/:id/participants', id, query],
    queryFn: ({ signal }) => callApi(adminProjectsContract.listParticipants, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** Other caches that show projects: the members' pages and the search. */
const ALSO_STALE = ['/api/projects', '/api/projects/:id', '/api/search'];

function invalidateProjects(queryClient: QueryClient): void {
  for (const key of [LIST, ...ALSO_STALE]) queryClient.invalidateQueries({ queryKey: [key] });
}

/** Project mutations; active queries are refetched afterwards. */
export function useProjectMutations() {
  const queryClient = useQueryClient();

  async function cache(call: Promise<AdminProject>): Promise<AdminProject> {
    const project = await call;
    queryClient.setQueryData(adminProjectQuery(project.id).queryKey, project);
    invalidateProjects(queryClient);
    return project;
  }

  return {
    read: (id: string) => callApi(adminProjectsContract.getAnyProject, { params: { id } }),
    create: (body: BodyOf<typeof adminProjectsContract.createProject>) =>
      cache(callApi(adminProjectsContract.createProject, { body })),
    update: (id: string, body: BodyOf<typeof adminProjectsContract.updateProject>) =>
      cache(callApi(adminProjectsContract.updateProject, { params: { id }, body })),
    publish: (id: string) => cache(callApi(adminProjectsContract.publishProject, { params: { id } })),
    unpublish: (id: string) => cache(callApi(adminProjectsContract.unpublishProject, { params: { id } })),
    remove: async (id: string) => {
      await callApi(adminProjectsContract.deleteProject, { params: { id } });
      invalidateProjects(queryClient);
    },
  };
}
