import type { ParsedBodyOf, ParsedQueryOf } from '#contract/endpoint.ts';
import type { commentsContract } from '#contract/forum/comments.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, invalid } from '../../core/errors.ts';
import { presentPage } from '../../core/paging.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { resolveReportsAbout } from '../../services/reports/reports.queries.ts';
import { publishCommentEvent } from './comment-stream.ts';
import {
  countCommentsBefore,
  findAnswered,
  findComment,
  findCommentPage,
  findPostOfComment,
  hasAnswers,
  insertComment,
  removeComment,
  removeTombstone,
  updateLiveComment,
} from './comments.queries.ts';
import { canComment, canDeleteComment, canEditComment, type Person } from './forum.policy.ts';
import { presentComment } from './forum.presenter.ts';
import { attachImages, detachImages } from './forum-images.queries.ts';
import { clearSolution, lockPost } from './posts.queries.ts';
import { commentNotFound, postNotFound } from './posts.service.ts';
import { notifyReply } from './reply-notifications.service.tsx';

type Deps = Pick<Context, 'database'>;
type CommentForm = ParsedBodyOf<typeof commentsContract.createComment>;
type CommentQuery = ParsedQueryOf<typeof commentsContract.listComments>;

export async function listComments(
  { database }: Deps,
  viewer: Person,
  postId: string,
  { limit, page: askedFor, commentId }: CommentQuery,
) {
  const page = commentId ? Math.floor((await countCommentsBefore(database, postId, commentId)) / limit) + 1 : askedFor;
  const found = await findCommentPage(database, viewer, postId, { limit, offset: (page - 1) * limit });
  if (!found) throw postNotFound();
  return {
    comments: found.comments.map((row) => presentComment(row, viewer, found.post)),
    ...presentPage(found.total, { page, limit }),
  };
}

async function getComment(database: Queryable, viewer: Person, id: string) {
  const found = await findComment(database, viewer, id);
  if (!found) throw commentNotFound();
  return found;
}

const present = ({ comment, post }: Awaited<ReturnType<typeof getComment>>, viewer: Person) =>
  presentComment(comment, viewer, post);

const noSuchParent = () => invalid({ parentId: 'El comentario al que respondes ya no existe.' });

/** The post's row is locked first, so that its comments are written one after the other and no two wait for each other. */
export async function createComment(
  deps: Pick<Context, 'database' | 'jobs' | 'config'>,
  viewer: Person,
  postId: string,
  { content, parentId = null, imageIds = [], imageAlts }: CommentForm,
) {
  return deps.database.transaction(async (transaction) => {
    const post = await lockPost(transaction, viewer, postId);
    if (!post) throw postNotFound();
    if (!canComment(viewer, post)) {
      throw forbidden(post.isClosed ? 'Esta publicación está cerrada a nuevos comentarios.' : undefined);
    }
    const answered = parentId ? await findAnswered(transaction, postId, parentId) : undefined;
    if (parentId && !answered) throw noSuchParent();
    const id = await insertComment(transaction, { content, postId, parentId, authorId: viewer.id });
    if (imageIds.length > 0) {
      await attachImages(transaction, { commentId: id }, { authorId: viewer.id, imageIds, imageAlts });
    }
    const { comment } = await getComment(transaction, viewer, id);
    await notifyReply(deps, transaction, { comment, title: post.title, answered });
    await publishCommentEvent(transaction, postId, { kind: 'comment', id });
    return presentComment(comment, viewer, post);
  });
}

const LABEL_LENGTH = 80;

/** Only moderation is audited. */
async function auditUnlessOwn(
  transaction: Queryable,
  viewer: Viewer,
  action: 'comment.update' | 'comment.delete',
  { id, postId, content, author }: Awaited<ReturnType<typeof getComment>>['comment'],
): Promise<void> {
  if (author.id === viewer.id) return;
  const target = { type: 'comment', id, label: [...content].slice(0, LABEL_LENGTH).join('') };
  await writeAuditLog(transaction, viewer, { action, target, details: { post: postId } });
}

export async function editComment(
  { database }: Deps,
  viewer: Viewer,
  id: string,
  { content, imageIds, imageAlts }: ParsedBodyOf<typeof commentsContract.updateComment>,
) {
  const { comment } = await getComment(database, viewer, id);
  if (!canEditComment(viewer, { authorId: comment.author.id, isDeleted: false })) throw forbidden();
  const authorId = comment.author.id;
  if (imageIds && authorId !== viewer.id) throw forbidden('Solo su autor puede cambiar las imágenes.');
  return database.transaction(async (transaction) => {
    const isThere = await updateLiveComment(transaction, id, { content, editedAt: new Date() });
    if (!isThere) throw commentNotFound();
    if (imageIds) await attachImages(transaction, { commentId: id }, { authorId, imageIds, imageAlts });
    await auditUnlessOwn(transaction, viewer, 'comment.update', comment);
    await publishCommentEvent(transaction, comment.postId, { kind: 'edited', id });
    return present(await getComment(transaction, viewer, id), viewer);
  });
}

/** With answers it becomes a tombstone; else it is deleted with the tombstones above that have no other answer. */
export async function deleteComment({ database }: Deps, viewer: Viewer, id: string) {
  const postId = await findPostOfComment(database, viewer, id);
  if (!postId) throw commentNotFound();
  return database.transaction(async (transaction) => {
    if (!(await lockPost(transaction, viewer, postId))) throw postNotFound();
    const { comment } = await getComment(transaction, viewer, id);
    if (!canDeleteComment(viewer, { authorId: comment.author.id, isDeleted: false })) throw forbidden();
    const isTombstone = await hasAnswers(transaction, id);
    await auditUnlessOwn(transaction, viewer, 'comment.delete', comment);
    if (comment.author.id !== viewer.id) await resolveReportsAbout(transaction, { kind: 'comment', id }, viewer.id);
    if (isTombstone) {
      await updateLiveComment(transaction, id, { content: '', deletedAt: new Date() });
      await detachImages(transaction, { commentId: id });
      await clearSolution(transaction, postId, id);
    } else {
      await removeComment(transaction, id);
      await removeTombstones(transaction, comment.parentId);
    }
    await publishCommentEvent(transaction, postId, { kind: 'deleted', id, isTombstone });
    return { id, isTombstone };
  });
}

async function removeTombstones(database: Queryable, from: string | null): Promise<void> {
  let tombstone: string | null | undefined = from;
  while (tombstone) tombstone = await removeTombstone(database, tombstone);
}
