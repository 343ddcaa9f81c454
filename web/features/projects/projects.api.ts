import { type QueryClient, useMutation } from '@tanstack/react-query';
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { projectsContract } from '#contract/projects/projects.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { listQuery, recordQuery } from '../../lib/api-queries.ts';
import { invalidatePaths, useCall } from '../../lib/use-call.ts';

type ParticipationState = ResponseOf<typeof projectsContract.joinProject>;

export const projectsQuery = (query: QueryOf<typeof projectsContract.listProjects>) =>
  listQuery(projectsContract.listProjects, { query });

export const projectQuery = (id: string) => recordQuery(projectsContract.getProject, { params: { id } });

/** Other queries that count participation: the lists, and the member's own figures. */
const ALSO_STALE = ['/api/projects', '/api/users/stats', '/api/users/recent-activity'];

function cacheParticipation(queryClient: QueryClient, id: string, state: ParticipationState): void {
  const participation = state.participating ? { note: state.note, joinedAt: new Date().toISOString() } : null;
  queryClient.setQueryData(
    projectQuery(id).queryKey,
    (project) => project && { ...project, participation, participantsCount: state.participantsCount },
  );
  invalidatePaths(queryClient, ALSO_STALE);
}

export const useJoinProject = (id: string) =>
  useMutation({
    mutationFn: (note: string) =>
      callApi(projectsContract.joinProject, { params: { id }, body: { note: note.trim() || null } }),
    onSuccess: (state, _note, _before, { client }) => cacheParticipation(client, id, state),
  });

export const useLeaveProject = () =>
  useCall(projectsContract.leaveProject, {
    onSuccess: (state, { params: { id } }, _before, { client }) => cacheParticipation(client, id, state),
  });
