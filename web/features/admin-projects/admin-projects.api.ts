import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type AdminProject, adminProjectsContract } from '#contract/projects/admin-projects.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullWhen } from '../../lib/api-error.ts';

const LIST = '/api/admin/projects';

export function adminProjectsQuery(query: QueryOf<typeof adminProjectsContract.listAllProjects>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminProjectsContract.listAllProjects, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** `null` where there is no such project; an id that is none at all is refused with a 400. */
export function adminProjectQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/admin/projects/:id', id],
    queryFn: ({ signal }) =>
      callApi(adminProjectsContract.getAnyProject, { params: { id }, signal })
        .catch(nullWhen(404))
        .catch(nullWhen(400)),
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

/** What else shows projects: the members' pages and the search. */
const ALSO = ['/api/projects', '/api/projects/:id', '/api/search'];

function forgetProjects(queryClient: QueryClient): void {
  for (const key of [LIST, ...ALSO]) queryClient.invalidateQueries({ queryKey: [key] });
}

/** The calls that change projects. What is on the screen is then loaded again. */
export function useProjectCalls() {
  const queryClient = useQueryClient();

  async function keep(call: Promise<AdminProject>): Promise<AdminProject> {
    const project = await call;
    queryClient.setQueryData(adminProjectQuery(project.id).queryKey, project);
    forgetProjects(queryClient);
    return project;
  }

  return {
    read: (id: string) => callApi(adminProjectsContract.getAnyProject, { params: { id } }),
    create: (body: BodyOf<typeof adminProjectsContract.createProject>) =>
      keep(callApi(adminProjectsContract.createProject, { body })),
    update: (id: string, body: BodyOf<typeof adminProjectsContract.updateProject>) =>
      keep(callApi(adminProjectsContract.updateProject, { params: { id }, body })),
    publish: (id: string) => keep(callApi(adminProjectsContract.publishProject, { params: { id } })),
    unpublish: (id: string) => keep(callApi(adminProjectsContract.unpublishProject, { params: { id } })),
    remove: async (id: string) => {
      await callApi(adminProjectsContract.deleteProject, { params: { id } });
      forgetProjects(queryClient);
    },
  };
}
