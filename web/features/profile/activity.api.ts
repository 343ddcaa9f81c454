import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import { activityContract } from '#contract/profile/activity.contract.ts';
import { callApi } from '../../lib/api-client.ts';

/** Stale-while-revalidate: actions anywhere on the site change these. */
const refetchOnMount = 'always' as const;

export const statsQuery = queryOptions({
  queryKey: ['/api/users/stats'],
  queryFn: ({ signal }) => callApi(activityContract.getStats, { signal }),
  refetchOnMount,
});

export const achievementsQuery = queryOptions({
  queryKey: ['/api/users/achievements'],
  queryFn: ({ signal }) => callApi(activityContract.listAchievements, { signal }),
  refetchOnMount,
});

export function recentActivityQuery(query: QueryOf<typeof activityContract.listRecentActivity>) {
  return queryOptions({
    queryKey: ['/api/users/recent-activity', query],
    queryFn: ({ signal }) => callApi(activityContract.listRecentActivity, { query, signal }),
    refetchOnMount,
  });
}

export function activityQuery(query: QueryOf<typeof activityContract.listActivity>) {
  return queryOptions({
    queryKey: ['/api/users/activity', query],
    queryFn: ({ signal }) => callApi(activityContract.listActivity, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount,
  });
}
