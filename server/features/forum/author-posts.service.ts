import type { Database } from '../../database/database.ts';
import { countPostsOf, listLatestPosts } from './author-posts.queries.ts';
import { excerptOf } from './posts.presenter.ts';

/** What somebody published, for others to see beside their name: how much of it, and the latest. */
export async function getPostsOf(database: Database, authorId: string, limit: number) {
  const [rows, total] = await Promise.all([
    listLatestPosts(database, authorId, limit),
    countPostsOf(database, authorId),
  ]);
  const posts = rows.map(({ content, excerpt, createdAt, ...post }) => ({
    ...post,
    excerpt: excerpt ?? excerptOf(content),
    createdAt: createdAt.toISOString(),
  }));
  return { posts, total };
}
