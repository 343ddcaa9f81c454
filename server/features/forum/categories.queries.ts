import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { forumCategories } from '../../database/schema/forum.ts';

const columns = {
  id: forumCategories.id,
  name: forumCategories.name,
  slug: forumCategories.slug,
  description: forumCategories.description,
  color: forumCategories.color,
  postsCount: forumCategories.postsCount,
};

/** In the order in which they were made. */
export function listCategories(database: Database) {
  return database
    .select(columns)
    .from(forumCategories)
    .orderBy(asc(forumCategories.createdAt), asc(forumCategories.id));
}

export async function insertCategory(database: Database, category: typeof forumCategories.$inferInsert) {
  const [row] = await database.insert(forumCategories).values(category).returning(columns);
  if (!row) throw new Error('the new category was not returned');
  return row;
}
