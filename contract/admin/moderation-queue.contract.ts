import * as z from 'zod/mini';
import { person } from '../account/account.contract.ts';
import { get } from '../endpoint.ts';
import { pageFields, pageNumber, pageSize } from '../fields.ts';
import { reportedOriginal } from '../forum/moderation.contract.ts';
import { image } from '../media/media.contract.ts';
import { reportedProfile } from '../members/profile-reports.contract.ts';

export const moderationQueueLimits = { pageSize: 20 };

export const moderationKind = z.enum(['forum-report', 'message-report', 'profile-report', 'proposal']);
export type ModerationKind = z.output<typeof moderationKind>;

/** Name at the time of the report; the id is `null` once the account no longer exists. */
export const reportedPerson = z.object({ id: z.nullable(z.string()), firstName: z.string(), lastName: z.string() });

/** Kinds that stay on record once they are decided; a proposal becomes an event or goes back. */
export const reportKind = z.enum(['forum-report', 'message-report', 'profile-report']);
export type ReportKind = z.output<typeof reportKind>;

export const decision = z.object({
  status: z.enum(['resolved', 'dismissed']),
  at: z.string(),
  /** `null` when that account is gone. */
  by: z.nullable(person),
  note: z.nullable(z.string()),
});

/** An item that awaits a decision, with the context to decide. */
export const moderationItem = z.object({
  kind: moderationKind,
  /** Of the report, or of the proposed event. */
  id: z.string(),
  at: z.string(),
  /** Reporter or proposer; `null` when that account is gone. */
  from: z.nullable(person),
  /** Why it was reported; `null` for a proposal. */
  reason: z.nullable(z.string()),
  details: z.nullable(z.string()),
  /** Of the post or the event; `null` for a message or a profile. */
  title: z.nullable(z.string()),
  /** As it was when it was reported. */
  text: z.string(),
  /** Of the reported post or comment, as they were. */
  images: z.array(image),
  /** Author of the reported text, or owner of the reported profile. */
  author: z.nullable(reportedPerson),
  /** Current state of the reported content; `null` for a proposal. */
  original: z.nullable(reportedOriginal),
  /** Of the report of a profile. */
  profile: z.nullable(reportedProfile),
  postId: z.nullable(z.string()),
  /** Where the report is about a comment. */
  commentId: z.nullable(z.string()),
  /** Of a proposal: when and where, and the version to decide on. */
  event: z.nullable(
    z.object({ date: z.string(), time: z.string(), location: z.nullable(z.string()), version: z.number() }),
  ),
  /** `null` while it awaits one. */
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
        limit: pageSize(moderationQueueLimits.pageSize, 100),
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
        limit: pageSize(moderationQueueLimits.pageSize, 100),
      }),
      response: z.object({ items: z.array(moderationItem), ...pageFields }),
    },
  ),
};
