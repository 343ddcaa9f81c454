import type { Database } from '../../database/database.ts';
import { countPostsOf, listLatestPosts } from './author-posts.queries.ts';
import { excerptOf } from './posts.presenter.ts';

/** Posts of one author for their profile: the latest, and the total. */
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
