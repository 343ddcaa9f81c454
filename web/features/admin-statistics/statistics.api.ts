import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type StatisticsRange, statisticsContract } from '#contract/admin/statistics.contract.ts';
import { apiPath, callApi } from '../../lib/api-client.ts';

export const statisticsQuery = queryOptions({
  queryKey: ['/api/admin/stats'],
  queryFn: ({ signal }) => callApi(statisticsContract.getStatistics, { signal }),
  refetchOnMount: 'always',
});

export function periodQuery(days: StatisticsRange) {
  return queryOptions({
    queryKey: ['/api/admin/stats/periods', days],
    queryFn: ({ signal }) => callApi(statisticsContract.listPeriodFigures, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export const periodFile = (days: StatisticsRange) =>
  apiPath(statisticsContract.downloadPeriodFigures.path, {}, { days });

export function officeQuery(days: StatisticsRange) {
  return queryOptions({
    queryKey: ['/api/admin/stats/office', days],
    queryFn: ({ signal }) => callApi(statisticsContract.getOfficeFigures, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
