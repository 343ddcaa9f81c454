import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageFields, pageNumber, pageSize } from '../fields.ts';

const recommendation = z.object({
  id: z.string(),
  type: z.enum(['event', 'post', 'project', 'member']),
  title: z.string(),
  reason: z.string(),
  /** Path of this site. */
  href: z.string(),
});
export type Recommendation = z.output<typeof recommendation>;

export const recommendationsContract = {
  listRecommendations: endpoint({
    method: 'GET',
    path: '/api/users/recommendations',
    guard: 'member',
    summary: 'Hasta tres cosas del portal que pueden interesar a quien pregunta',
    response: z.array(recommendation),
  }),
};

const userStats = z.object({
  postsCreated: z.number(),
  commentsCount: z.number(),
  likesReceived: z.number(),
  forumReputation: z.number(),
  connections: z.number(),
  eventsAttended: z.number(),
  projectsParticipated: z.number(),
});
export type UserStats = z.output<typeof userStats>;

const achievement = z.object({
  id: z.enum(['founder', 'participant', 'networker']),
  title: z.string(),
  /** Condition for earning it. */
  description: z.string(),
  earned: z.boolean(),
  /** `null` where nothing is counted. */
  progress: z.nullable(z.object({ current: z.number(), goal: z.number() })),
});
export type Achievement = z.output<typeof achievement>;

const activityType = z.enum(['post', 'comment', 'like', 'event', 'project', 'connection']);
export type ActivityType = z.output<typeof activityType>;

const activityItem = z.object({
  id: z.string(),
  type: activityType,
  /** A whole sentence: "Comentaste en «…»". */
  title: z.string(),
  /** Relative time: "hace 3 días". */
  time: z.string(),
  createdAt: z.string(),
  /** Name of a drawing: `message-circle`, `calendar`… */
  icon: z.string(),
  /** Path of this site. */
  href: z.string(),
});
export type ActivityItem = z.output<typeof activityItem>;

export const activityScope = z.enum(['forum', 'events', 'projects', 'network']);
export type ActivityScope = z.output<typeof activityScope>;

const scope = z.optional(activityScope);

export const activityContract = {
  getStats: endpoint({
    method: 'GET',
    path: '/api/users/stats',
    guard: 'member',
    summary: 'Cifras propias: lo hecho en el foro, la red y la reputación',
    response: userStats,
  }),
  listAchievements: endpoint({
    method: 'GET',
    path: '/api/users/achievements',
    guard: 'member',
    summary: 'Logros, ganados o con lo que falta para ganarlos',
    response: z.array(achievement),
  }),
  listRecentActivity: endpoint({
    method: 'GET',
    path: '/api/users/recent-activity',
    guard: 'member',
    summary: 'Lo último que hizo quien pregunta, de lo más nuevo a lo más viejo',
    query: z.object({ limit: pageSize(10, 50), scope }),
    response: z.array(activityItem),
  }),
  listActivity: endpoint({
    method: 'GET',
    path: '/api/users/activity',
    guard: 'member',
    summary: 'Toda la actividad de quien pregunta, por páginas',
    query: z.object({ page: pageNumber, limit: pageSize(20, 100), scope }),
    response: z.object({ activity: z.array(activityItem), ...pageFields }),
  }),
};
