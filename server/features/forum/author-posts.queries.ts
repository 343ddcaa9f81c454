import { and, count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { forumCategories, forumPosts } from '../../database/schema/forum.ts';
import { publishedPosts } from './posts.queries.ts';

export function listLatestPosts(database: Queryable, authorId: string, limit: number) {
  return database
    .select({
      id: forumPosts.id,
      title: forumPosts.title,
      content: forumPosts.content,
      excerpt: forumPosts.excerpt,
      createdAt: forumPosts.createdAt,
      likes: forumPosts.likes,
      commentsCount: forumPosts.commentsCount,
      category: { name: forumCategories.name, color: forumCategories.color },
    })
    .from(forumPosts)
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .where(and(eq(forumPosts.authorId, authorId), publishedPosts()))
    .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
    .limit(limit);
}

export async function countPostsOf(database: Queryable, authorId: string): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(forumPosts)
    .where(and(eq(forumPosts.authorId, authorId), publishedPosts()));
  return row?.total ?? 0;
}
