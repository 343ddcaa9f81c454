import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import type { Person } from './forum.policy.ts';
import { publishedPosts, viewerPlaceholders, viewerPlaceholderValues, visiblePosts } from './posts.queries.ts';

/** Idempotent under concurrency: the primary key allows one like for each person and post. */
export function prepareLikes(database: Database) {
  const postId = sql.placeholder('postId');
  const userId = sql.placeholder('viewerId');
  const add = database
    .insert(forumPostLikes)
    .select((query) =>
      query
        .select({
          postId: forumPosts.id,
          userId: sql<string>`${userId}::uuid`.as('user_id'),
          createdAt: sql<Date>`now()`.as('created_at'),
        })
        .from(forumPosts)
        .where(and(eq(forumPosts.id, postId), publishedPosts())),
    )
    .onConflictDoNothing()
    .prepare('forum_like');
  const remove = database
    .delete(forumPostLikes)
    .where(
      and(
        eq(forumPostLikes.postId, postId),
        eq(forumPostLikes.userId, userId),
        // Lock order: the post before the like, as in a deletion.
        sql`exists (select from ${forumPosts} where ${forumPosts.id} = ${postId} and ${publishedPosts()}
          for no key update of forum_posts)`,
      ),
    )
    .prepare('forum_unlike');
  const read = database
    .select({ likes: forumPosts.likes, isPublished: forumPosts.isPublished })
    .from(forumPosts)
    .where(and(eq(forumPosts.id, postId), visiblePosts(viewerPlaceholders)))
    .prepare('forum_likes');

  return {
    async add(viewer: Person, id: string): Promise<void> {
      await add.execute({ postId: id, viewerId: viewer.id });
    },
    async remove(viewer: Person, id: string): Promise<void> {
      await remove.execute({ postId: id, viewerId: viewer.id });
    },
    async find(viewer: Person, id: string) {
      const [row] = await read.execute({ postId: id, ...viewerPlaceholderValues(viewer) });
      return row;
    },
  };
}
