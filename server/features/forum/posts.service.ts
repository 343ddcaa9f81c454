import type { ParsedBodyOf } from '#contract/endpoint.ts';
import type { ForumPost, forumContract } from '#contract/forum/forum.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, invalid } from '../../core/errors.ts';
import { refersToNothing } from '../../database/database-errors.ts';
import { canDeletePost, canEditPost, canSolve, type Person } from './forum.policy.ts';
import { forumIsClosed, noCategory, postNotFound } from './forum-errors.ts';
import { presentPost } from './posts.presenter.ts';
import {
  deletePost,
  findLiveComment,
  findPost,
  findPostRules,
  insertPost,
  isForumOpen,
  updatePost,
} from './posts.queries.ts';

type Deps = Pick<Context, 'database'>;
type PostForm = ParsedBodyOf<typeof forumContract.createPost>;

async function orElse<T>(write: Promise<T>, refused: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw refersToNothing(error) ? refused() : error;
  }
}

export async function getPost({ database }: Deps, viewer: Person, id: string): Promise<ForumPost> {
  const row = await findPost(database, viewer, id);
  if (!row) throw postNotFound();
  return presentPost(row, viewer);
}

async function getRules({ database }: Deps, viewer: Person, id: string) {
  const post = await findPostRules(database, viewer, id);
  if (!post) throw postNotFound();
  return post;
}

/** Published at once, as the success message promises. */
export async function createPost(deps: Deps, viewer: Person, form: PostForm): Promise<ForumPost> {
  if (!(await isForumOpen(deps.database))) throw forumIsClosed();
  const { title, content, categoryId } = form;
  const values = { title, content, categoryId, authorId: viewer.id, isPublished: true };
  const id = await orElse(insertPost(deps.database, values), noCategory);
  return getPost(deps, viewer, id);
}

export async function editPost(deps: Deps, viewer: Person, id: string, form: PostForm): Promise<ForumPost> {
  if (!canEditPost(viewer, await getRules(deps, viewer, id))) throw forbidden();
  const { title, content, categoryId } = form;
  // An excerpt of its own was made for other words.
  const values = { title, content, categoryId, excerpt: null, editedAt: new Date() };
  await orElse(updatePost(deps.database, id, values), noCategory);
  return getPost(deps, viewer, id);
}

export async function removePost(deps: Deps, viewer: Person, id: string): Promise<void> {
  if (!canDeletePost(viewer, await getRules(deps, viewer, id))) throw forbidden();
  await deletePost(deps.database, id);
}

const noSuchComment = () => invalid({ commentId: 'El comentario no es de esta publicación o ya no existe.' });

export async function solvePost(deps: Deps, viewer: Person, id: string, commentId: string | null): Promise<ForumPost> {
  if (!canSolve(viewer, await getRules(deps, viewer, id))) throw forbidden();
  if (commentId && !(await findLiveComment(deps.database, id, commentId))) throw noSuchComment();
  await orElse(updatePost(deps.database, id, { solutionId: commentId }), noSuchComment);
  return getPost(deps, viewer, id);
}
