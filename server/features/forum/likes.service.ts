import { forbidden } from '../../core/errors.ts';
import { isForeignKeyViolation } from '../../database/database-errors.ts';
import { canLike, type Person } from './forum.policy.ts';
import { postNotFound } from './forum-errors.ts';
import type { prepareLikes } from './likes.queries.ts';

type Likes = ReturnType<typeof prepareLikes>;

/** Not found for posts that the viewer cannot see; forbidden for those that were taken down. */
export async function changeLike(likes: Likes, viewer: Person, postId: string, liked: boolean) {
  try {
    await (liked ? likes.add(viewer, postId) : likes.remove(viewer, postId));
  } catch (error) {
    throw isForeignKeyViolation(error) ? postNotFound() : error;
  }
  const post = await likes.find(viewer, postId);
  if (!post) throw postNotFound();
  if (!canLike(post)) throw forbidden();
  return { likes: post.likes, liked };
}
