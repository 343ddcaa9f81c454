import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get } from '../endpoint.ts';
import { instant } from '../fields.ts';

/** Days; figures by day, and by week for a year. */
export const STATISTICS_RANGES = ['7', '30', '90', '365'] as const;
export type StatisticsRange = (typeof STATISTICS_RANGES)[number];

export const statisticsLimits = { days: 30, activity: 10, listed: 10 };

export const counter = z.object({
  total: z.number(),
  /** Growth over 30 days in per cent; null from zero. */
  change: z.nullable(z.number()),
});

export const recentActivityType = z.enum(['member', 'post', 'comment', 'registration', 'subscriber', 'project']);
export type RecentActivityType = z.output<typeof recentActivityType>;

export const siteActivity = z.object({
  id: z.string(),
  type: recentActivityType,
  actor: z.nullable(z.string()),
  label: z.string(),
  at: instant,
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

export const periodMetric = z.enum(['members', 'posts', 'comments', 'registrations', 'subscribers']);
export type PeriodMetric = z.output<typeof periodMetric>;

export const periodFigures = z.object({
  /** The day, or the Sunday on which the week begins. */
  date: z.string(),
  members: z.number(),
  posts: z.number(),
  comments: z.number(),
  registrations: z.number(),
  subscribers: z.number(),
});
export type PeriodFigures = z.output<typeof periodFigures>;

const rangeQuery = z.object({
  days: z._default(z.enum(STATISTICS_RANGES, 'Elige 7, 30, 90 o 365 días'), '30'),
});

export const officeFigures = z.object({
  events: z.array(
    z.object({ id: z.string(), title: z.string(), date: z.string(), confirmed: z.number(), attended: z.number() }),
  ),
  /** Attended earlier events, but none in the range; the most recent first. */
  notReturned: z.object({
    total: z.number(),
    people: z.array(
      z.object({
        ...person.shape,
        attended: z.number(),
        lastEvent: z.object({ id: z.string(), title: z.string(), date: z.string() }),
      }),
    ),
  }),
  /** Anonymous counts, the most frequent first. */
  searchMisses: z.array(z.object({ words: z.string(), count: z.number(), lastDay: z.string() })),
  /** Published posts of the range without a comment, the oldest first. */
  unanswered: z.object({
    total: z.number(),
    posts: z.array(z.object({ id: z.string(), title: z.string(), createdAt: instant })),
  }),
});
export type InsightFigures = z.output<typeof officeFigures>;

export const statisticsContract = {
  getStatistics: get(
    '/api/admin/stats',
    'admin',
    'Usuarios, publicaciones y suscriptores, su cambio en 30 días y la actividad reciente',
    { response: siteStatistics },
  ),
  listPeriodFigures: get(
    '/api/admin/stats/periods',
    'admin',
    'Cuántos miembros, publicaciones, comentarios, inscripciones y suscriptores nuevos hubo cada día, o cada semana de un año',
    {
      query: rangeQuery,
      response: z.object({ unit: z.enum(['day', 'week']), periods: z.array(periodFigures) }),
    },
  ),
  downloadPeriodFigures: get(
    '/api/admin/stats/periods.csv',
    'admin',
    'Archivo CSV con las cifras de cada día, o de cada semana de un año',
    { query: rangeQuery },
  ),
  getOfficeFigures: get(
    '/api/admin/stats/office',
    'admin',
    'Quiénes vinieron a los eventos y quiénes no han vuelto, búsquedas sin resultado y publicaciones sin respuesta',
    { query: rangeQuery, response: officeFigures },
  ),
};
