import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { projectsContract } from '#contract/projects/projects.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

type ParticipationState = ResponseOf<typeof projectsContract.joinProject>;

export function projectsQuery(query: QueryOf<typeof projectsContract.listProjects>) {
  return queryOptions({
    queryKey: ['/api/projects', query],
    queryFn: ({ signal }) => callApi(projectsContract.listProjects, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** `null` where the project does not exist (404) or the id is malformed (400). */
export function projectQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/projects/:id', id],
    queryFn: ({ signal }) =>
      callApi(projectsContract.getProject, { params: { id }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
  });
}

/** Other queries that count participation: the lists, and the member's own figures. */
const ALSO_STALE = ['/api/projects', '/api/users/stats', '/api/users/recent-activity'];

function cacheParticipation(queryClient: QueryClient, id: string, state: ParticipationState): void {
  const participation = state.participating ? { note: state.note, joinedAt: new Date().toISOString() } : null;
  queryClient.setQueryData(
    projectQuery(id).queryKey,
    (project) => project && { ...project, participation, participantsCount: state.participantsCount },
  );
  for (const key of ALSO_STALE) queryClient.invalidateQueries({ queryKey: [key] });
}

export function useJoinProject(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      callApi(projectsContract.joinProject, { params: { id }, body: { note: note.trim() || null } }),
    onSuccess: (state) => cacheParticipation(queryClient, id, state),
  });
}

export function useLeaveProject(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(projectsContract.leaveProject, { params: { id } }),
    onSuccess: (state) => cacheParticipation(queryClient, id, state),
  });
}
