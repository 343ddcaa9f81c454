import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { ForumCategory, ForumPost } from '#contract/forum/forum.contract.ts';
import { type ForumReport, type moderationContract, slugOf } from '#contract/forum/moderation.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict, forbidden, notFound } from '../../core/errors.ts';
import { refersToNothing, violates } from '../../database/database-errors.ts';
import { insertCategory } from './categories.queries.ts';
import { findComment } from './comments.queries.ts';
import { canReportComment, canReportPost, type Person } from './forum.policy.ts';
import { commentNotFound, forumIsClosed, noCategory, postNotFound } from './forum-errors.ts';
import { findPostRules, isForumOpen, type PostChanges, updatePost } from './posts.queries.ts';
import { getPost } from './posts.service.ts';
import { presentReport } from './reports.presenter.ts';
import { findReport, insertReport, resolveReport } from './reports.queries.ts';

type Deps = Pick<Context, 'database'>;
type ReportForm = ParsedBodyOf<typeof moderationContract.reportPost>;
type CategoryForm = ParsedBodyOf<typeof moderationContract.createCategory>;

export async function moderatePost(deps: Deps, viewer: Person, id: string, changes: PostChanges): Promise<ForumPost> {
  if (!(await findPostRules(deps.database, viewer, id))) throw postNotFound();
  try {
    await updatePost(deps.database, id, changes);
  } catch (error) {
    throw refersToNothing(error) ? noCategory() : error;
  }
  return getPost(deps, viewer, id);
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
  viewer: Person,
  id: string,
  status: 'resolved' | 'dismissed',
): Promise<ForumReport> {
  await resolveReport(database, id, status, viewer.id);
  const row = await findReport(database, id);
  if (!row) throw notFound('El aviso no existe o lo que señalaba ya se eliminó.');
  return presentReport(row);
}

export async function createCategory({ database }: Deps, form: CategoryForm): Promise<ForumCategory> {
  if (!(await isForumOpen(database))) throw forumIsClosed();
  try {
    return await insertCategory(database, { ...form, slug: form.slug || slugOf(form.name) });
  } catch (error) {
    if (!violates(error, 'forum_categories_slug_unique')) throw error;
    throw conflict('Ya existe una categoría con ese nombre.', { name: 'Ya existe una categoría con ese nombre.' });
  }
}
