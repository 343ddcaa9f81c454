import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { forumContract } from '#contract/forum/forum.contract.ts';
import { postPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, invalid, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { isForeignKeyViolation } from '../../database/database-errors.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { deleteNotifications } from '../../services/notifications/notifications.service.ts';
import { resolveReportsAbout } from '../../services/reports/reports.queries.ts';
import { findCategory } from './categories.queries.ts';
import { hasLiveComment } from './comments.queries.ts';
import { canDeletePost, canEditPost, canLike, canSolve, type Person } from './forum.policy.ts';
import { presentPost } from './forum.presenter.ts';
import { attachImages } from './forum-images.queries.ts';
import { addLike, findLikes, removeLike } from './likes.queries.ts';
import { deletePost, findPost, findPostRules, insertPost, isForumOpen, lockPost, updatePost } from './posts.queries.ts';

/** Same 404 for hidden, deleted and unknown posts, and in a forum that is switched off. */
export const postNotFound = () => notFound('La publicación que buscas no existe o ha sido eliminada.');

export const commentNotFound = () => notFound('El comentario que buscas no existe o ha sido eliminado.');

export const forumIsClosed = () => notFound('El foro no está disponible en este momento.');

export const noCategory = () => invalid({ categoryId: 'Debe seleccionar una categoría' });

const archivedCategory = () => invalid({ categoryId: 'Esta categoría ya no admite publicaciones nuevas.' });

type Deps = Pick<Context, 'database'>;

/** Posts that were taken down are forbidden, not hidden. */
export async function changeLike({ database }: Deps, viewer: Person, postId: string, liked: boolean) {
  try {
    await (liked ? addLike : removeLike)(database, viewer, postId);
  } catch (error) {
    throw isForeignKeyViolation(error) ? postNotFound() : error;
  }
  const post = await findLikes(database, viewer, postId);
  if (!post) throw postNotFound();
  if (!canLike(post)) throw forbidden();
  return { likes: post.likes, liked };
}

type PostForm = ParsedBodyOf<typeof forumContract.createPost>;

/** The category may be deleted between the check and the write. */
async function rejectMissingCategory<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isForeignKeyViolation(error) ? noCategory() : error;
  }
}

export async function getPost({ database }: { database: Queryable }, viewer: Person, id: string) {
  const row = await findPost(database, viewer, id);
  if (!row) throw postNotFound();
  return presentPost(row, viewer);
}

export async function requireOpenForum(database: Queryable): Promise<void> {
  if (!(await isForumOpen(database))) throw forumIsClosed();
}

async function getRules({ database }: Deps, viewer: Person, id: string) {
  const post = await findPostRules(database, viewer, id);
  if (!post) throw postNotFound();
  return post;
}

export async function requireOpenCategory(database: Queryable, id: string): Promise<void> {
  const category = await findCategory(database, id);
  if (!category) throw noCategory();
  if (category.isArchived) throw archivedCategory();
}

export function createPost({ database }: Deps, viewer: Person, form: PostForm) {
  const { title, content, categoryId, sharesTitle = false, imageIds = [], imageAlts } = form;
  return database.transaction(async (transaction) => {
    await requireOpenForum(transaction);
    await requireOpenCategory(transaction, categoryId);
    const values = { title, content, categoryId, sharesTitle, authorId: viewer.id };
    const id = await rejectMissingCategory(insertPost(transaction, values));
    if (imageIds.length > 0) {
      await attachImages(transaction, { postId: id }, { authorId: viewer.id, imageIds, imageAlts });
    }
    return getPost({ database: transaction }, viewer, id);
  });
}

/** Only moderation is audited. */
async function auditUnlessOwn(
  transaction: Queryable,
  viewer: Viewer,
  action: 'post.update' | 'post.delete',
  { id, authorId, title }: { id: string; authorId: string; title: string },
): Promise<void> {
  if (authorId === viewer.id) return;
  await writeAuditLog(transaction, viewer, { action, target: { type: 'post', id, label: title } });
}

export async function editPost(deps: Deps, viewer: Viewer, id: string, form: PostForm) {
  const post = await getRules(deps, viewer, id);
  if (!canEditPost(viewer, post)) throw forbidden();
  const { title, content, categoryId, sharesTitle, imageIds, imageAlts } = form;
  if (imageIds && post.authorId !== viewer.id) throw forbidden('Solo su autor puede cambiar las imágenes.');
  if (sharesTitle !== undefined && post.authorId !== viewer.id) {
    throw forbidden('Solo su autor decide si el enlace muestra el título.');
  }
  // A post may stay in an archived category.
  if (categoryId !== post.categoryId) await requireOpenCategory(deps.database, categoryId);
  // A custom excerpt belongs to the old content.
  const values = { title, content, categoryId, sharesTitle, excerpt: null, editedAt: new Date() };
  const work = deps.database.transaction(async (transaction) => {
    await updatePost(transaction, id, values);
    if (imageIds) await attachImages(transaction, { postId: id }, { authorId: post.authorId, imageIds, imageAlts });
    await auditUnlessOwn(transaction, viewer, 'post.update', post);
  });
  await rejectMissingCategory(work);
  return getPost(deps, viewer, id);
}

export async function removePost(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const post = await getRules(deps, viewer, id);
  if (!canDeletePost(viewer, post)) throw forbidden();
  await deps.database.transaction(async (transaction) => {
    if (post.authorId !== viewer.id) await resolveReportsAbout(transaction, { kind: 'post', id }, viewer.id);
    // Of concurrent deletions, one is audited.
    if (!(await deletePost(transaction, id))) throw postNotFound();
    await deleteNotifications(transaction, postPath(post));
    await auditUnlessOwn(transaction, viewer, 'post.delete', post);
  });
}

const noSuchComment = () => invalid({ commentId: 'El comentario no es de esta publicación o ya no existe.' });

/** Locks the post, as the deletion of a comment does, so that the comment still exists. */
export async function solvePost(deps: Deps, viewer: Person, id: string, commentId: string | null) {
  await deps.database.transaction(async (transaction) => {
    const post = await lockPost(transaction, viewer, id);
    if (!post) throw postNotFound();
    if (!canSolve(viewer, post)) throw forbidden();
    if (commentId && !(await hasLiveComment(transaction, id, commentId))) throw noSuchComment();
    if (post.solutionId !== commentId) await updatePost(transaction, id, { solutionId: commentId });
  });
  return getPost(deps, viewer, id);
}
