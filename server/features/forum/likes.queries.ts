import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { statement } from '../../database/statement.ts';
import type { Person } from './forum.policy.ts';
import { publishedPosts, viewerPlaceholders, viewerPlaceholderValues, visiblePosts } from './posts.queries.ts';

const postId = sql.placeholder('postId');
const userId = sql.placeholder('viewerId');

const insertLike = statement('forum_like', (database) =>
  database
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
    .onConflictDoNothing(),
);

/** Idempotent under concurrency: the primary key allows one like for each person and post. */
export async function addLike(database: Queryable, viewer: Person, id: string): Promise<void> {
  await insertLike(database, { postId: id, viewerId: viewer.id });
}

const deleteLike = statement('forum_unlike', (database) =>
  database.delete(forumPostLikes).where(
    and(
      eq(forumPostLikes.postId, postId),
      eq(forumPostLikes.userId, userId),
      // Lock order: the post before the like, as in a deletion.
      sql`exists (select from ${forumPosts} where ${forumPosts.id} = ${postId} and ${publishedPosts()}
        for no key update of forum_posts)`,
    ),
  ),
);

export async function removeLike(database: Queryable, viewer: Person, id: string): Promise<void> {
  await deleteLike(database, { postId: id, viewerId: viewer.id });
}

const selectLikes = statement('forum_likes', (database) =>
  database
    .select({ likes: forumPosts.likes, isPublished: forumPosts.isPublished })
    .from(forumPosts)
    .where(and(eq(forumPosts.id, postId), visiblePosts(viewerPlaceholders))),
);

export async function findLikes(database: Queryable, viewer: Person, id: string) {
  const [row] = await selectLikes(database, { postId: id, ...viewerPlaceholderValues(viewer) });
  return row;
}
