import type { AuditAction } from '#contract/audit/audit-actions.ts';
import type { Context } from '../../../core/context.ts';
import { ownCase, type Viewer } from '../../../core/viewer.ts';
import { isForeignKeyViolation } from '../../../database/database-errors.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import { resolveReportsAbout } from '../../../services/reports/reports.queries.ts';
import { canTakeDown } from '../forum.policy.ts';
import { lockPost, type PostChanges, updatePost } from '../posts.queries.ts';
import { getPost, noCategory, postNotFound, requireOpenCategory } from '../posts.service.ts';
import { notifyOfTakedown } from '../takedown-notification.service.tsx';

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
      await resolveReportsAbout(transaction, { kind: 'post', id }, viewer.id, changes.takenDownReason);
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
