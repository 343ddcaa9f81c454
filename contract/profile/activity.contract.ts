import * as z from 'zod/mini';
import { get } from '../endpoint.ts';
import { instant, pageFields, pageNumber, pageSize } from '../fields.ts';

export const recommendation = z.object({
  id: z.string(),
  type: z.enum(['event', 'post', 'project', 'member']),
  title: z.string(),
  reason: z.string(),
  /** Path of this site. */
  href: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

export const recommendationsContract = {
  listRecommendations: get(
    '/api/users/recommendations',
    'member',
    'Hasta tres cosas del portal que pueden interesar a quien pregunta',
    { response: z.array(recommendation) },
  ),
};

export const userStats = z.object({
  postsCreated: z.number(),
  commentsCount: z.number(),
  likesReceived: z.number(),
  forumReputation: z.number(),
  connections: z.number(),
  eventsAttended: z.number(),
  projectsParticipated: z.number(),
});
export type UserStats = z.output<typeof userStats>;

export const achievement = z.object({
  id: z.enum(['founder', 'participant', 'networker']),
  title: z.string(),
  description: z.string(),
  earned: z.boolean(),
  progress: z.nullable(z.object({ current: z.number(), goal: z.number() })),
});
export type Achievement = z.output<typeof achievement>;

export const activityType = z.enum(['post', 'comment', 'like', 'event', 'project', 'connection']);
export type ActivityType = z.output<typeof activityType>;

export const activityItem = z.object({
  id: z.string(),
  type: activityType,
  /** "Comentaste en «…»". */
  title: z.string(),
  /** "hace 3 días". */
  time: z.string(),
  createdAt: instant,
  /** Icon name: `message-circle`, `calendar`… */
  icon: z.string(),
  /** Path of this site. */
  href: z.string(),
});
export type ActivityItem = z.output<typeof activityItem>;

export const activityScope = z.enum(['forum', 'events', 'projects', 'network']);
export type ActivityScope = z.output<typeof activityScope>;

const scope = z.optional(activityScope);

export const activityContract = {
  getStats: get('/api/users/stats', 'member', 'Cifras propias: lo hecho en el foro, la red y la reputación', {
    response: userStats,
  }),
  listAchievements: get('/api/users/achievements', 'member', 'Logros, ganados o con lo que falta para ganarlos', {
    response: z.array(achievement),
  }),
  listRecentActivity: get(
    '/api/users/recent-activity',
    'member',
    'Lo último que hizo quien pregunta, de lo más nuevo a lo más viejo',
    { query: z.object({ limit: pageSize(10, 50), scope }), response: z.array(activityItem) },
  ),
  listActivity: get('/api/users/activity', 'member', 'Toda la actividad de quien pregunta, por páginas', {
    query: z.object({ page: pageNumber, limit: pageSize(20, 100), scope }),
    response: z.object({ activity: z.array(activityItem), ...pageFields }),
  }),
};
