import { randomUUID } from 'node:crypto';
import type { ParsedBodyOf, ParsedQueryOf } from '#contract/endpoint.ts';
import type { CommentList, commentsContract, ForumComment } from '#contract/forum/comments.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, invalid } from '../../core/errors.ts';
import { KeyedBatcher } from '../../core/keyed-batcher.ts';
import type { KeyedMutex } from '../../core/keyed-mutex.ts';
import { presentPage } from '../../core/paging.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isForeignKeyViolation, isRowRefused } from '../../database/database-errors.ts';
import { personColumns } from '../../database/people.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { encodeNewComment, publishCommentEvent } from './comment-stream.ts';
import {
  countCommentsBefore,
  findComment,
  findPostOfComment,
  hasAnswers,
  type prepareCommentPage,
  removeComment,
  removeTombstone,
  updateLiveComment,
} from './comments.queries.ts';
import { canComment, canDeleteComment, canEditComment, type Person } from './forum.policy.ts';
import { presentComment } from './forum.presenter.ts';
import { attachImages, detachImages } from './forum-images.queries.ts';
import { findReplyContext, insertComments, type NewComment } from './new-comment.queries.ts';
import { clearSolution, lockPost } from './posts.queries.ts';
import { commentNotFound, postNotFound } from './posts.service.ts';
import { mailReplies, planReplyNotification, type ReplyNotification } from './reply-notifications.service.tsx';
import { resolveReportsAbout } from './reports.queries.ts';

type Deps = Pick<Context, 'database'>;
type CommentForm = ParsedBodyOf<typeof commentsContract.createComment>;
type CommentQuery = ParsedQueryOf<typeof commentsContract.listComments>;
type CommentPage = ReturnType<typeof prepareCommentPage>;

const ANONYMOUS_READER: Person = { id: '00000000-0000-0000-0000-000000000000', role: 'member' };

/** Posts that only some see are read for each viewer. */
export function coalesceCommentPages(readPage: CommentPage): CommentPage {
  const coalescer = new RequestCoalescer<Awaited<ReturnType<CommentPage>>>();
  return async (viewer, postId, limit, offset) => {
    const key = [postId, limit, offset].join(' ');
    const found = await coalescer.run(key, () => readPage(ANONYMOUS_READER, postId, limit, offset));
    return found ?? readPage(viewer, postId, limit, offset);
  };
}

export async function listComments(
  { database }: Deps,
  readPage: CommentPage,
  viewer: Person,
  postId: string,
  { limit, page: askedFor, commentId }: CommentQuery,
): Promise<CommentList> {
  const page = commentId ? Math.floor((await countCommentsBefore(database, postId, commentId)) / limit) + 1 : askedFor;
  const found = await readPage(viewer, postId, limit, (page - 1) * limit);
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

type WritingDeps = Deps & { mutex: KeyedMutex };

/** Deadlock-free: the post's row is locked first. Comments of one post are serialized. */
function withPostMutex<T>(
  { database, mutex }: WritingDeps,
  postId: string,
  write: (transaction: Queryable) => Promise<T>,
) {
  return mutex.runExclusive(postId, () => database.transaction(write));
}

/** Group commit: replies to one post lock its row, so that concurrent ones are written together. */
export const createCommentBatcher = ({ database }: Deps) =>
  new KeyedBatcher<NewComment, Awaited<ReturnType<typeof insertComments>>[number]>(
    (postId, comments) => insertComments(database.genericPlanPool, postId, comments),
    isRowRefused,
  );

type CreationDeps = WritingDeps &
  Pick<Context, 'jobs' | 'config'> & { batcher: ReturnType<typeof createCommentBatcher> };

/** Checks and recipients come first: the post is locked for one statement only, or until mails are enqueued. */
export async function createComment(
  deps: CreationDeps,
  viewer: Person,
  postId: string,
  { content, parentId = null, imageIds = [], imageAlts }: CommentForm,
): Promise<ForumComment> {
  const context = await getReplyContext(deps.database, viewer, postId, parentId);
  const comment = { id: randomUUID(), content, postId, parentId };
  const notification = await planReplyNotification(deps.database, comment, context);
  try {
    const written = await writeComment(deps, viewer, comment, notification, { imageIds, imageAlts });
    // Closed, taken down or deleted in the meantime: the retry reports which.
    if (!written) return await createComment(deps, viewer, postId, { content, parentId, imageIds, imageAlts });
    if (imageIds.length > 0) return present(await getComment(deps.database, viewer, comment.id), viewer);
    const { post, author, answered } = context;
    const row = { ...NEW_COMMENT, ...comment, ...written, author, answered: answered && personColumns(answered) };
    return presentComment(row, viewer, post);
  } catch (error) {
    throw isForeignKeyViolation(error) ? noSuchParent() : error;
  }
}

const NEW_COMMENT = { images: [], editedAt: null, deletedAt: null, parentDeletedAt: null };

async function getReplyContext(database: Database, viewer: Person, postId: string, parentId: string | null) {
  const context = await findReplyContext(database, viewer, postId, parentId);
  if (!context) throw postNotFound();
  if (!canComment(viewer, context.post)) {
    throw forbidden(context.post.isClosed ? 'Esta publicación está cerrada a nuevos comentarios.' : undefined);
  }
  if (parentId && !context.answered) throw noSuchParent();
  return context;
}

/** Mails and images take a transaction of their own. */
function writeComment(
  { database, mutex, batcher, ...deps }: CreationDeps,
  viewer: Person,
  { id, content, postId, parentId }: { id: string; content: string; postId: string; parentId: string | null },
  { notice, byMail }: ReplyNotification,
  { imageIds, imageAlts }: { imageIds: string[]; imageAlts: string[] | undefined },
) {
  const comment = { id, content, parentId, author: viewer, notice, event: encodeNewComment(postId, id) };
  if (byMail.length === 0 && imageIds.length === 0) return batcher.add(postId, comment);
  return withPostMutex({ database, mutex }, postId, async (transaction) => {
    const [written] = await insertComments(transaction, postId, [comment]);
    if (written) await attachImages(transaction, { commentId: id }, { authorId: viewer.id, imageIds, imageAlts });
    if (written) await mailReplies(deps, transaction, byMail, written.joined);
    return written;
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
): Promise<ForumComment> {
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
export async function deleteComment(deps: WritingDeps, viewer: Viewer, id: string) {
  const postId = await findPostOfComment(deps.database, viewer, id);
  if (!postId) throw commentNotFound();
  return withPostMutex(deps, postId, async (transaction) => {
    if (!(await lockPost(transaction, viewer, postId))) throw postNotFound();
    const { comment } = await getComment(transaction, viewer, id);
    if (!canDeleteComment(viewer, { authorId: comment.author.id, isDeleted: false })) throw forbidden();
    const isTombstone = await hasAnswers(transaction, id);
    await auditUnlessOwn(transaction, viewer, 'comment.delete', comment);
    if (comment.author.id !== viewer.id) await resolveReportsAbout(transaction, { commentId: id }, viewer.id);
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
