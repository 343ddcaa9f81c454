import { type StatisticsRange, statisticsContract } from '#contract/statistics/statistics.contract.ts';
import { apiPath } from '../../../lib/api-client.ts';
import { apiQuery, listQuery, revalidate } from '../../../lib/api-queries.ts';

export const statisticsQuery = apiQuery(statisticsContract.getStatistics, {}, revalidate);

export const periodQuery = (days: StatisticsRange) =>
  listQuery(statisticsContract.listPeriodFigures, { query: { days } }, revalidate);

export const periodFile = (days: StatisticsRange) =>
  apiPath(statisticsContract.downloadPeriodFigures.path, {}, { days });

export const officeQuery = (days: StatisticsRange) =>
  listQuery(statisticsContract.getOfficeFigures, { query: { days } }, revalidate);
