import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { ForumPost } from '#contract/forum/forum.contract.ts';
import type { ForumReport, moderationContract } from '#contract/forum/moderation.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import { refersToNothing } from '../../database/database-errors.ts';
import { recordAction } from '../audit/audit.service.ts';
import { findComment } from './comments.queries.ts';
import { canReportComment, canReportPost, type Person } from './forum.policy.ts';
import { commentNotFound, noCategory, postNotFound } from './forum-errors.ts';
import { findPostRules, lockPost, type PostChanges, updatePost } from './posts.queries.ts';
import { getPost, requireOpenCategory } from './posts.service.ts';
import { presentReport } from './reports.presenter.ts';
import { findReport, insertReport, resolveReport, resolveReportsAbout } from './reports.queries.ts';

type Deps = Pick<Context, 'database'>;
type ReportForm = ParsedBodyOf<typeof moderationContract.reportPost>;

interface Moderation {
  action: AuditAction;
  changes: PostChanges;
  details?: Record<string, unknown>;
}

export async function moderatePost(
  { database }: Deps,
  viewer: Viewer,
  id: string,
  { action, changes, details }: Moderation,
): Promise<ForumPost> {
  const work = database.transaction(async (transaction) => {
    const post = await lockPost(transaction, viewer, id);
    if (!post) throw postNotFound();
    if (changes.categoryId && changes.categoryId !== post.categoryId) {
      await requireOpenCategory(transaction, changes.categoryId);
    }
    await updatePost(transaction, id, changes);
    if (changes.isPublished === false) await resolveReportsAbout(transaction, { postId: id }, viewer.id);
    await recordAction(transaction, viewer, { action, target: { type: 'post', id, label: post.title }, details });
  });
  await work.catch((error) => {
    throw refersToNothing(error) ? noCategory() : error;
  });
  return getPost({ database }, viewer, id);
}

async function report(
  { database }: Deps,
  viewer: Person,
  form: ReportForm,
  about: { postId: string } | { commentId: string },
) {
  await insertReport(database, { ...about, reporterId: viewer.id, reason: form.reason, details: form.details || null });
  return { message: 'Gracias por avisar. La administración lo revisará.' };
}

export async function reportPost(deps: Deps, viewer: Person, id: string, form: ReportForm) {
  const post = await findPostRules(deps.database, viewer, id);
  if (!post) throw postNotFound();
  if (!canReportPost(viewer, post)) throw forbidden();
  return report(deps, viewer, form, { postId: id });
}

export async function reportComment(deps: Deps, viewer: Person, id: string, form: ReportForm) {
  const found = await findComment(deps.database, viewer, id);
  if (!found) throw commentNotFound();
  if (!canReportComment(viewer, { authorId: found.comment.author.id, isDeleted: false })) throw forbidden();
  return report(deps, viewer, form, { commentId: id });
}

export async function decideReport(
  { database }: Deps,
  viewer: Viewer,
  id: string,
  status: 'resolved' | 'dismissed',
): Promise<ForumReport> {
  return database.transaction(async (transaction) => {
    const isDecided = await resolveReport(transaction, id, status, viewer.id);
    const row = await findReport(transaction, id);
    if (!row) throw notFound('El reporte no existe o lo que señalaba ya se eliminó.');
    if (isDecided) {
      await recordAction(transaction, viewer, {
        action: status === 'resolved' ? 'report.resolve' : 'report.dismiss',
        target: { type: 'post', id: row.post.id, label: row.post.title },
        details: { reason: row.reason, ...(row.comment && { comment: row.comment.id }) },
      });
    }
    return presentReport(row);
  });
}
