import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get } from '../endpoint.ts';
import { instant, pageFields, pageNumber, pageSize } from '../fields.ts';
import { image } from '../media/media.contract.ts';
import { reportedOriginal, reportedPerson, reportedProfile } from './reports.contract.ts';

const PAGE_SIZE = 20;

export const moderationKind = z.enum(['forum-report', 'message-report', 'profile-report', 'proposal']);
export type ModerationKind = z.output<typeof moderationKind>;

/** Kinds that stay on record after the decision; a proposal becomes an event or goes back. */
export const reportKind = z.enum(['forum-report', 'message-report', 'profile-report']);
export type ReportKind = z.output<typeof reportKind>;

export const decision = z.object({
  status: z.enum(['resolved', 'dismissed']),
  at: instant,
  by: z.nullable(person),
  note: z.nullable(z.string()),
});

export const moderationItem = z.object({
  kind: moderationKind,
  id: z.string(),
  at: instant,
  from: z.nullable(person),
  reason: z.nullable(z.string()),
  details: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** Snapshot taken with the report. */
  text: z.string(),
  images: z.array(image),
  author: z.nullable(reportedPerson),
  original: z.nullable(reportedOriginal),
  profile: z.nullable(reportedProfile),
  postId: z.nullable(z.string()),
  commentId: z.nullable(z.string()),
  event: z.nullable(
    z.object({ date: z.string(), time: z.string(), location: z.nullable(z.string()), version: z.number() }),
  ),
  decision: z.nullable(decision),
});
export type ModerationItem = z.output<typeof moderationItem>;

export const moderationQueueContract = {
  listModerationQueue: get(
    '/api/admin/moderation',
    'moderation',
    'Lo que espera una decisión: reportes del foro, de mensajes y de perfiles y propuestas de eventos, lo más antiguo primero',
    {
      query: z.object({
        kind: z.optional(moderationKind),
        page: pageNumber,
        limit: pageSize(PAGE_SIZE, 100),
      }),
      response: z.object({
        items: z.array(moderationItem),
        ...pageFields,
        counts: z.record(moderationKind, z.number()),
      }),
    },
  ),
  listDecidedReports: get(
    '/api/admin/moderation/decided',
    'moderation',
    'Reportes ya decididos, con quién los decidió y por qué, lo más reciente primero',
    {
      query: z.object({
        kind: z.optional(reportKind),
        page: pageNumber,
        limit: pageSize(PAGE_SIZE, 100),
      }),
      response: z.object({ items: z.array(moderationItem), ...pageFields }),
    },
  ),
};
