import type { ParsedBodyOf, ParsedQueryOf } from '#contract/endpoint.ts';
import type { CommentList, commentsContract, ForumComment } from '#contract/forum/comments.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, invalid } from '../../core/errors.ts';
import { presentPage } from '../../core/paging.ts';
import { SharedReads } from '../../core/shared-reads.ts';
import type { Turns } from '../../core/turns.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { refersToNothing } from '../../database/database-errors.ts';
import { recordAction } from '../audit/audit.service.ts';
import { tellReaders } from './comment-news.ts';
import { presentComment } from './comments.presenter.ts';
import {
  countCommentsBefore,
  findComment,
  findPostOfComment,
  hasAnswers,
  hasLiveComment,
  insertComment,
  type prepareCommentPage,
  removeComment,
  removeEmptyPlace,
  updateLiveComment,
} from './comments.queries.ts';
import { canComment, canDeleteComment, canEditComment, type Person } from './forum.policy.ts';
import { commentNotFound, postNotFound } from './forum-errors.ts';
import { clearSolution, lockPost } from './posts.queries.ts';
import { tellOfComment } from './reply-notices.service.ts';
import { resolveReportsAbout } from './reports.queries.ts';

type Deps = Pick<Context, 'database'>;
type CommentForm = ParsedBodyOf<typeof commentsContract.createComment>;
type CommentQuery = ParsedQueryOf<typeof commentsContract.listComments>;
type CommentPage = ReturnType<typeof prepareCommentPage>;

/** Somebody who has written nothing and moderates nothing sees what everybody sees. */
const ANYBODY: Person = { id: '00000000-0000-0000-0000-000000000000', role: 'member' };

/** What everybody sees is read for all who ask at the same time; a post that only some see, for each of them. */
export function shareCommentPages(readPage: CommentPage): CommentPage {
  const shared = new SharedReads<Awaited<ReturnType<CommentPage>>>();
  return async (viewer, postId, limit, offset) => {
    const question = [postId, limit, offset].join(' ');
    const found = await shared.read(question, () => readPage(ANYBODY, postId, limit, offset));
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

type WritingDeps = Deps & { turns: Turns };

/** The row of the post is taken first: comments of one post are written one after the other, never in a circle. */
function inTurn<T>({ database, turns }: WritingDeps, postId: string, write: (transaction: Queryable) => Promise<T>) {
  return turns.take(postId, () => database.transaction(write));
}

export async function createComment(
  deps: WritingDeps & Pick<Context, 'jobs' | 'config'>,
  viewer: Person,
  postId: string,
  { content, parentId }: CommentForm,
): Promise<ForumComment> {
  try {
    return await inTurn(deps, postId, async (transaction) => {
      const post = await lockPost(transaction, viewer, postId);
      if (!post) throw postNotFound();
      if (!canComment(viewer, post)) {
        throw forbidden(post.isClosed ? 'Esta publicación está cerrada a nuevos comentarios.' : undefined);
      }
      if (parentId && !(await hasLiveComment(transaction, postId, parentId))) throw noSuchParent();
      const values = { content, postId, authorId: viewer.id, parentId: parentId ?? null };
      const id = await insertComment(transaction, values);
      await tellReaders(transaction, postId, { kind: 'comment', id });
      const comment = present(await getComment(transaction, viewer, id), viewer);
      await tellOfComment(deps, transaction, comment);
      return comment;
    });
  } catch (error) {
    throw refersToNothing(error) ? noSuchParent() : error;
  }
}

/** Words of a comment that say which one it was. */
const LABEL_LENGTH = 80;

/** What somebody does with their own comments is nobody else's business. */
async function recordUnlessOwn(
  transaction: Queryable,
  viewer: Viewer,
  action: 'comment.update' | 'comment.delete',
  { id, postId, content, author }: Awaited<ReturnType<typeof getComment>>['comment'],
): Promise<void> {
  if (author.id === viewer.id) return;
  const target = { type: 'comment', id, label: [...content].slice(0, LABEL_LENGTH).join('') };
  await recordAction(transaction, viewer, { action, target, details: { post: postId } });
}

export async function editComment(
  { database }: Deps,
  viewer: Viewer,
  id: string,
  content: string,
): Promise<ForumComment> {
  const { comment } = await getComment(database, viewer, id);
  if (!canEditComment(viewer, { authorId: comment.author.id, isDeleted: false })) throw forbidden();
  return database.transaction(async (transaction) => {
    const isThere = await updateLiveComment(transaction, id, { content, editedAt: new Date() });
    if (!isThere) throw commentNotFound();
    await recordUnlessOwn(transaction, viewer, 'comment.update', comment);
    await tellReaders(transaction, comment.postId, { kind: 'edited', id });
    return present(await getComment(transaction, viewer, id), viewer);
  });
}

/** With answers, it leaves its place; without any it goes, and with it the empty places it was hanging on. */
export async function deleteComment(deps: WritingDeps, viewer: Viewer, id: string) {
  const postId = await findPostOfComment(deps.database, viewer, id);
  if (!postId) throw commentNotFound();
  return inTurn(deps, postId, async (transaction) => {
    if (!(await lockPost(transaction, viewer, postId))) throw postNotFound();
    const { comment } = await getComment(transaction, viewer, id);
    if (!canDeleteComment(viewer, { authorId: comment.author.id, isDeleted: false })) throw forbidden();
    const keepsPlace = await hasAnswers(transaction, id);
    await recordUnlessOwn(transaction, viewer, 'comment.delete', comment);
    if (comment.author.id !== viewer.id) await resolveReportsAbout(transaction, { commentId: id }, viewer.id);
    if (keepsPlace) {
      await updateLiveComment(transaction, id, { content: '', deletedAt: new Date() });
      await clearSolution(transaction, postId, id);
    } else {
      await removeComment(transaction, id);
      await removeEmptyPlaces(transaction, comment.parentId);
    }
    await tellReaders(transaction, postId, { kind: 'deleted', id, keepsPlace });
    return { id, keepsPlace };
  });
}

async function removeEmptyPlaces(database: Queryable, from: string | null): Promise<void> {
  let place: string | null | undefined = from;
  while (place) place = await removeEmptyPlace(database, place);
}
