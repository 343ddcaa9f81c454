import { sql } from 'drizzle-orm';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { ReportedKind } from '#contract/moderation/report-kinds.ts';
import type { ReportDecision } from '#contract/moderation/reports.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, forbidden, type HttpError, notFound } from '../../core/errors.ts';
import type { LimitName } from '../../core/rate-limiter.ts';
import { assertNotAboutOneself, type Viewer } from '../../core/viewer.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import {
  countOpenReports,
  findReport,
  insertReport,
  type Reported,
  type ReportRow,
  resolveReport,
} from '../../services/reports/reports.queries.ts';
import { findComment } from '../forum/comments.queries.ts';
import { canReportComment, canReportPost } from '../forum/forum.policy.ts';
import { findPostRules } from '../forum/posts.queries.ts';
import { commentNotFound, postNotFound } from '../forum/posts.service.ts';
import { findMember } from '../members/members.queries.ts';
import { memberNotFound } from '../members/members.service.ts';
import { hasReceived } from '../messages/messages.queries.ts';
import { messageNotFound } from '../messages/messages.service.ts';

interface ReportRules {
  limit: LimitName;
  /** Undefined where the viewer does not find it. */
  mayReport: (database: Database, viewer: Viewer, id: string) => Promise<boolean | undefined>;
  notFound: () => HttpError;
  audited: Record<ReportDecision['status'], AuditAction>;
  /** What a decision is about in the audit log. */
  target: (row: ReportRow) => { type: string; id: string; label: string };
}

const ofForum = {
  limit: 'forumReport',
  audited: { resolved: 'report.resolve', dismissed: 'report.dismiss' },
  target: ({ kind, subjectId, snapshot }) => ({ type: kind, id: subjectId ?? '', label: snapshot.title ?? '' }),
} as const satisfies Partial<ReportRules>;

const aboutAuthor: ReportRules['target'] = ({ authorId, snapshot: { author } }) => ({
  type: 'member',
  id: authorId ?? '',
  label: `${author.firstName} ${author.lastName}`,
});

const RULES: Record<ReportedKind, ReportRules> = {
  post: {
    ...ofForum,
    mayReport: async (database, viewer, id) => {
      const post = await findPostRules(database, viewer, id);
      return post && canReportPost(viewer, post);
    },
    notFound: postNotFound,
  },
  comment: {
    ...ofForum,
    mayReport: async (database, viewer, id) => {
      const found = await findComment(database, viewer, id);
      return found && canReportComment(viewer, { authorId: found.comment.author.id, isDeleted: false });
    },
    notFound: commentNotFound,
  },
  message: {
    limit: 'messageReport',
    mayReport: async (database, viewer, id) => (await hasReceived(database, viewer.id, id)) || undefined,
    notFound: messageNotFound,
    audited: { resolved: 'message-report.resolve', dismissed: 'message-report.dismiss' },
    target: aboutAuthor,
  },
  profile: {
    limit: 'profileReport',
    mayReport: async (database, viewer, id) => (await findMember(database, viewer.id, id)) && id !== viewer.id,
    notFound: memberNotFound,
    audited: { resolved: 'profile-report.resolve', dismissed: 'profile-report.dismiss' },
    target: aboutAuthor,
  },
};

/** Of all kinds. */
const MAX_OPEN = 20;

/** So that nobody buries the queue of the office. Advisory lock: simultaneous reports of one person are counted one by one. */
async function assertRoomForReport(transaction: Queryable, reporterId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${reporterId}`}, 0))`);
  if ((await countOpenReports(transaction, reporterId)) < MAX_OPEN) return;
  throw conflict(
    `Ya tienes ${MAX_OPEN} reportes que la oficina todavía no ha revisado. Podrás enviar otro cuando revise alguno.`,
  );
}

type ReportForm = Pick<ReportRow, 'reason'> & { details?: string | null | undefined };

export async function receiveReport(
  { database, limiter }: Pick<Context, 'database' | 'limiter'>,
  viewer: Viewer,
  reported: Reported,
  { reason, details }: ReportForm,
) {
  const { limit, mayReport, notFound } = RULES[reported.kind];
  await limiter.hit(limit, [`member:${viewer.id}`]);
  const may = await mayReport(database, viewer, reported.id);
  if (may === undefined) throw notFound();
  if (!may) throw forbidden();
  const isThere = await database.transaction(async (transaction) => {
    await assertRoomForReport(transaction, viewer.id);
    return insertReport(transaction, reported, { reporterId: viewer.id, reason, details: details || null });
  });
  if (!isThere) throw notFound();
  return { message: 'Gracias por avisar. La oficina lo revisará.' };
}

export async function decideReport(
  { database }: Pick<Context, 'database'>,
  viewer: Viewer,
  kinds: ReportedKind[],
  id: string,
  { status, note }: ReportDecision,
): Promise<ReportRow> {
  return database.transaction(async (transaction) => {
    const report = await findReport(transaction, kinds, id);
    if (!report) throw notFound('El reporte no existe.');
    assertNotAboutOneself(viewer, report.authorId);
    const decision = { status, resolvedBy: viewer.id, decisionNote: note || null };
    if (await resolveReport(transaction, id, decision)) {
      const { audited, target } = RULES[report.kind];
      await writeAuditLog(transaction, viewer, {
        action: audited[status],
        target: target(report),
        details: { reason: report.reason, ...(report.postId && { post: report.postId }), ...(note && { note }) },
      });
    }
    return (await findReport(transaction, kinds, id)) ?? report;
  });
}
