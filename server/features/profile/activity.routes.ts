import type { FastifyInstance } from 'fastify';
import { commentPath, eventPath, memberPath, postPath, projectPath } from '#contract/paths.ts';
import {
  type ActivityScope,
  type ActivityType,
  activityContract,
  activityScope,
  recommendationsContract,
} from '#contract/profile/activity.contract.ts';
import type { Context } from '../../core/context.ts';
import { spanishAgo } from '../../core/dominican-time.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import {
  type ActivityKind,
  type ActivityRow,
  countActivity,
  countFigures,
  findFirstJoinDate,
  listActivity,
} from './activity.queries.ts';
import { recommend } from './recommendations.service.ts';
import { achievements, isFounder, reputation } from './stats.policy.ts';

interface ActivityDisplay {
  type: ActivityType;
  icon: string;
  title: (name: string) => string;
  href: (row: ActivityRow) => string;
}

const postOf = ({ targetId }: ActivityRow) => postPath({ id: targetId });
const eventOf = ({ targetId }: ActivityRow) => eventPath({ id: targetId });

const ACTIVITY_DISPLAY: Record<ActivityKind, ActivityDisplay> = {
  posted: { type: 'post', icon: 'file-text', title: (name) => `Publicaste «${name}»`, href: postOf },
  commented: {
    type: 'comment',
    icon: 'message-circle',
    title: (name) => `Comentaste en «${name}»`,
    href: ({ id, targetId }) => commentPath({ id, postId: targetId }),
  },
  liked: { type: 'like', icon: 'heart', title: (name) => `Te gustó «${name}»`, href: postOf },
  registered: { type: 'event', icon: 'calendar', title: (name) => `Te inscribiste en «${name}»`, href: eventOf },
  waitlisted: {
    type: 'event',
    icon: 'calendar',
    title: (name) => `Entraste en la lista de espera de «${name}»`,
    href: eventOf,
  },
  attended: { type: 'event', icon: 'calendar-check', title: (name) => `Asististe a «${name}»`, href: eventOf },
  joined: {
    type: 'project',
    icon: 'briefcase',
    title: (name) => `Te sumaste al proyecto «${name}»`,
    href: ({ targetId }) => projectPath({ id: targetId }),
  },
  connected: {
    type: 'connection',
    icon: 'users',
    title: (name) => `Conectaste con ${name}`,
    href: ({ targetId }) => memberPath({ id: targetId }),
  },
};

function presentActivity(row: ActivityRow, now: Date) {
  const { type, icon, title, href } = ACTIVITY_DISPLAY[row.kind];
  return {
    id: `${row.kind}-${row.id}`,
    type,
    title: title(row.name),
    time: spanishAgo(row.at, now),
    createdAt: row.at,
    icon,
    href: href(row),
  };
}

export function activityRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  /** The forum's own scope covers its switch. */
  async function scopesOf(wanted: ActivityScope | undefined): Promise<ActivityScope[]> {
    const { enableProjects } = await getSettings(database);
    return (wanted ? [wanted] : activityScope.options).filter((scope) => enableProjects || scope !== 'projects');
  }

  route(
    app,
    context,
    activityContract.getStats,
    async ({ viewer }) => {
      const figures = await countFigures(database, viewer.id);
      return { ...figures, forumReputation: reputation(figures) };
    },
    { cachedSession: true },
  );

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
