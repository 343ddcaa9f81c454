import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statisticsContract } from '#contract/admin/statistics.contract.ts';
import { apiPath, callApi } from '../../lib/api-client.ts';

export const statisticsQuery = queryOptions({
  queryKey: ['/api/admin/stats'],
  queryFn: ({ signal }) => callApi(statisticsContract.getStatistics, { signal }),
  refetchOnMount: 'always',
});

export function weeklyQuery(weeks: number) {
  return queryOptions({
    queryKey: ['/api/admin/stats/weekly', weeks],
    queryFn: ({ signal }) => callApi(statisticsContract.listWeeklyFigures, { query: { weeks }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export const weeklyFile = (weeks: number) => apiPath(statisticsContract.downloadWeeklyFigures.path, {}, { weeks });
