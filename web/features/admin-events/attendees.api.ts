import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { attendeesContract } from '#contract/events/attendees.contract.ts';
import { apiPath, callApi } from '../../lib/api-client.ts';

type Filter = QueryOf<typeof attendeesContract.listAttendees>;

export function attendeesQuery(id: string, query: Filter) {
  return queryOptions({
    queryKey: ['/api/admin/events/:id/attendees', id, query],
    queryFn: ({ signal }) => callApi(attendeesContract.listAttendees, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** CSV download of the same list. */
export function attendeesFile(id: string, { status, search }: Pick<Filter, 'status' | 'search'>): string {
  return apiPath(attendeesContract.downloadAttendees.path, { id }, { status, search });
}

/** Other caches that contain attendance. */
const ALSO_STALE = ['/api/admin/events', '/api/admin/events/:id', '/api/users/registrations', '/api/users/stats'];

export function useMarkAttendance(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ attendeeId, attended }: { attendeeId: string; attended: boolean }) =>
      callApi(attended ? attendeesContract.markAttendance : attendeesContract.unmarkAttendance, {
        params: { id, attendeeId },
      }),
    onSuccess: () => {
      for (const key of ALSO_STALE) queryClient.invalidateQueries({ queryKey: [key] });
      return queryClient.invalidateQueries({ queryKey: ['/api/admin/events/:id/attendees', id] });
    },
  });
}
