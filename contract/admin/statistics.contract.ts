import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

export const statisticsLimits = { days: 30, activity: 10, weeksMin: 4, weeksMax: 52, weeks: 12 };

const counter = z.object({
  total: z.number(),
  /** How much it grew over the last 30 days, in per cent; `null` when there was nothing before them. */
  change: z.nullable(z.number()),
});

export const recentActivityType = z.enum(['member', 'post', 'comment', 'registration', 'subscriber', 'project']);
export type RecentActivityType = z.output<typeof recentActivityType>;

export const siteActivity = z.object({
  id: z.string(),
  type: recentActivityType,
  /** Name of the actor; `null` where there is none. */
  actor: z.nullable(z.string()),
  /** Title of the post, event or project; for a new member, their name. */
  label: z.string(),
  at: z.string(),
  href: z.nullable(z.string()),
});
export type SiteActivity = z.output<typeof siteActivity>;

export const siteStatistics = z.object({
  users: counter,
  posts: counter,
  subscribers: counter,
  recentActivity: z.array(siteActivity),
});
export type SiteStatistics = z.output<typeof siteStatistics>;

export const weeklyMetric = z.enum(['members', 'posts', 'comments', 'registrations', 'subscribers']);
export type WeeklyMetric = z.output<typeof weeklyMetric>;

export const weeklyFigures = z.object({
  /** The Sunday on which it begins. */
  week: z.string(),
  members: z.number(),
  posts: z.number(),
  comments: z.number(),
  registrations: z.number(),
  subscribers: z.number(),
});
export type WeeklyFigures = z.output<typeof weeklyFigures>;

const weeksMessage = `Elige entre ${statisticsLimits.weeksMin} y ${statisticsLimits.weeksMax} semanas`;
const weeklyQuery = z.object({
  weeks: z._default(
    z.coerce
      .number()
      .check(
        z.int(weeksMessage),
        z.minimum(statisticsLimits.weeksMin, weeksMessage),
        z.maximum(statisticsLimits.weeksMax, weeksMessage),
      ),
    statisticsLimits.weeks,
  ),
});

export const statisticsContract = {
  getStatistics: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    guard: 'admin',
    summary: 'Usuarios, publicaciones y suscriptores, su cambio en 30 días y la actividad reciente',
    response: siteStatistics,
  }),
  listWeeklyFigures: endpoint({
    method: 'GET',
    path: '/api/admin/stats/weekly',
    guard: 'admin',
    summary: 'Cuántos miembros, publicaciones, comentarios, inscripciones y suscriptores nuevos hubo cada semana',
    query: weeklyQuery,
    response: z.object({ weeks: z.array(weeklyFigures) }),
  }),
  downloadWeeklyFigures: endpoint({
    method: 'GET',
    path: '/api/admin/stats/weekly.csv',
    guard: 'admin',
    summary: 'Archivo CSV con las cifras de cada semana',
    query: weeklyQuery,
  }),
};
