import type { FastifyInstance } from 'fastify';
import { type ActivityScope, activityContract, activityScope } from '#contract/profile/activity.contract.ts';
import { recommendationsContract } from '#contract/profile/recommendations.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../site/site.queries.ts';
import { presentActivity } from './activity.presenter.ts';
import { countActivity, listActivity } from './activity.queries.ts';
import { recommend } from './recommendations.service.ts';
import { achievements, isFounder, reputation } from './stats.policy.ts';
import { countFigures, findFirstJoinDate } from './stats.queries.ts';

export function activityRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  /** Without projects while they are switched off; the forum's own scope does the same. */
  async function scopesOf(wanted: ActivityScope | undefined): Promise<ActivityScope[]> {
    const { enableProjects } = await getSettings(database);
    return (wanted ? [wanted] : activityScope.options).filter((scope) => enableProjects || scope !== 'projects');
  }

  route(app, context, activityContract.getStats, async ({ viewer }) => {
    const figures = await countFigures(database, viewer.id);
    return { ...figures, forumReputation: reputation(figures) };
  });

  route(app, context, activityContract.listAchievements, async ({ viewer }) => {
    const [figures, beginning] = await Promise.all([countFigures(database, viewer.id), findFirstJoinDate(database)]);
    return achievements(figures, isFounder(viewer.createdAt, beginning));
  });

  route(app, context, activityContract.listRecentActivity, async ({ query, viewer }) => {
    const scopes = await scopesOf(query.scope);
    const rows = await listActivity(database, { userId: viewer.id, scopes, limit: query.limit, offset: 0 });
    return rows.map((row) => presentActivity(row, now()));
  });

  route(app, context, activityContract.listActivity, async ({ query: { page, limit, scope }, viewer }) => {
    const filter = { userId: viewer.id, scopes: await scopesOf(scope) };
    const [rows, total] = await Promise.all([
      listActivity(database, { ...filter, limit, offset: (page - 1) * limit }),
      countActivity(database, filter),
    ]);
    const activity = rows.map((row) => presentActivity(row, now()));
    return { activity, ...presentPage(total, { page, limit }) };
  });

  route(app, context, recommendationsContract.listRecommendations, ({ viewer }) => recommend(context, viewer.id));
}
