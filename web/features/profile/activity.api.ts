import type { QueryOf } from '#contract/endpoint.ts';
import { activityContract } from '#contract/profile/activity.contract.ts';
import { apiQuery, listQuery, revalidate } from '../../lib/api-queries.ts';

const { getStats, listAchievements, listRecentActivity, listActivity } = activityContract;

// All of them revalidated: actions anywhere on the site change these.
export const statsQuery = apiQuery(getStats, {}, revalidate);
export const achievementsQuery = apiQuery(listAchievements, {}, revalidate);

export const recentActivityQuery = (query: QueryOf<typeof listRecentActivity>) =>
  apiQuery(listRecentActivity, { query }, revalidate);

export const activityQuery = (query: QueryOf<typeof listActivity>) => listQuery(listActivity, { query }, revalidate);
