import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { DecisionBody, ForumReport, moderationContract } from '#contract/forum/moderation.contract.ts';
import type { Context } from '../../../core/context.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import { reportReceived } from '../../../core/report-received.ts';
import { assertNotOwnReport, ownCase, type Viewer } from '../../../core/viewer.ts';
import { isForeignKeyViolation } from '../../../database/database-errors.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import { assertRoomForReport } from '../../../services/reports/open-reports.ts';
import { findComment } from '../comments.queries.ts';
import { canReportComment, canReportPost, canTakeDown, type Person } from '../forum.policy.ts';
import { presentReport } from '../forum.presenter.ts';
import { findPostRules, lockPost, type PostChanges, updatePost } from '../posts.queries.ts';
import { commentNotFound, getPost, noCategory, postNotFound, requireOpenCategory } from '../posts.service.ts';
import {
  findReport,
  insertCommentReport,
  insertPostReport,
  resolveReport,
  resolveReportsAbout,
} from '../reports.queries.ts';
import { notifyOfTakedown } from '../takedown-notification.service.tsx';

type Deps = Pick<Context, 'database'>;
type ReportForm = ParsedBodyOf<typeof moderationContract.reportPost>;

interface Moderation {
  action: AuditAction;
  changes: PostChanges;
  details?: Record<string, unknown>;
}

export async function moderatePost(
  deps: Pick<Context, 'database' | 'jobs' | 'config'>,
  viewer: Viewer,
  id: string,
  { action, changes, details }: Moderation,
) {
  const { database } = deps;
  const work = database.transaction(async (transaction) => {
    const post = await lockPost(transaction, viewer, id);
    if (!post) throw postNotFound();
    if (changes.isPublished !== undefined && !canTakeDown(viewer, post)) throw ownCase();
    if (changes.categoryId && changes.categoryId !== post.categoryId) {
      await requireOpenCategory(transaction, changes.categoryId);
    }
    await updatePost(transaction, id, changes);
    if (changes.isPublished === false) {
      await resolveReportsAbout(transaction, { postId: id }, viewer.id, changes.takenDownReason);
    }
    if (post.isPublished && changes.isPublished === false && post.authorId !== viewer.id) {
      await notifyOfTakedown(deps, transaction, { ...post, reason: changes.takenDownReason ?? null });
    }
    await writeAuditLog(transaction, viewer, { action, target: { type: 'post', id, label: post.title }, details });
  });
  await work.catch((error) => {
    throw isForeignKeyViolation(error) ? noCategory() : error;
  });
  return getPost({ database }, viewer, id);
}

const asReport = (viewer: Person, { reason, details }: ReportForm) => ({
  reporterId: viewer.id,
  reason,
  details: details || null,
});

export async function reportPost({ database }: Deps, viewer: Person, id: string, form: ReportForm) {
  const post = await findPostRules(database, viewer, id);
  if (!post) throw postNotFound();
  if (!canReportPost(viewer, post)) throw forbidden();
  const isThere = await database.transaction(async (transaction) => {
    await assertRoomForReport(transaction, viewer.id);
    return insertPostReport(transaction, id, asReport(viewer, form));
  });
  if (!isThere) throw postNotFound();
  return reportReceived;
}

export async function reportComment({ database }: Deps, viewer: Person, id: string, form: ReportForm) {
  const found = await findComment(database, viewer, id);
  if (!found) throw commentNotFound();
  if (!canReportComment(viewer, { authorId: found.comment.author.id, isDeleted: false })) throw forbidden();
  const isThere = await database.transaction(async (transaction) => {
    await assertRoomForReport(transaction, viewer.id);
    return insertCommentReport(transaction, id, asReport(viewer, form));
  });
  if (!isThere) throw commentNotFound();
  return reportReceived;
}

export async function decideReport(
  { database }: Deps,
  viewer: Viewer,
  id: string,
  { status, note }: DecisionBody,
): Promise<ForumReport> {
  return database.transaction(async (transaction) => {
    const isDecided = await resolveReport(transaction, id, status, viewer.id, note || null);
    const row = await findReport(transaction, id);
    if (!row) throw notFound('El reporte no existe.');
    assertNotOwnReport(viewer, row.authorId);
    if (isDecided) {
      await writeAuditLog(transaction, viewer, {
        action: status === 'resolved' ? 'report.resolve' : 'report.dismiss',
        target: { type: row.subject, id: row.subjectId, label: row.title },
        details: { reason: row.reason, ...(row.postId && { post: row.postId }), ...(note && { note }) },
      });
    }
    return presentReport(row);
  });
}
