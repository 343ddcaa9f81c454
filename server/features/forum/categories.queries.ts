import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import { forumCategories } from '../../database/schema/forum.ts';
import { statement } from '../../database/statement.ts';

type NewCategory = typeof forumCategories.$inferInsert;

const columns = {
  id: forumCategories.id,
  name: forumCategories.name,
  slug: forumCategories.slug,
  description: forumCategories.description,
  color: forumCategories.color,
  postsCount: forumCategories.postsCount,
  isArchived: sql<boolean>`(${forumCategories.archivedAt} is not null)`,
};

export const visibleCategories = () => or(isNull(forumCategories.archivedAt), sql`${forumCategories.postsCount} > 0`);

const inOrder = [asc(forumCategories.createdAt), asc(forumCategories.id)];

export function listCategories(database: Database) {
  return database
    .select(columns)
    .from(forumCategories)
    .where(visibleCategories())
    .orderBy(...inOrder);
}

export function listAllCategories(database: Database) {
  return database
    .select(columns)
    .from(forumCategories)
    .orderBy(...inOrder);
}

const selectCategory = statement('forum_category', (database) =>
  database
    .select(columns)
    .from(forumCategories)
    .where(eq(forumCategories.id, sql.placeholder('id'))),
);

export async function findCategory(database: Queryable, id: string) {
  const [row] = await selectCategory(database, { id });
  return row;
}

export async function insertCategory(database: Queryable, category: NewCategory) {
  return single(await database.insert(forumCategories).values(category).returning(columns));
}

export async function lockCategory(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(forumCategories).where(eq(forumCategories.id, id)).for('update');
  return row;
}

export async function updateCategory(database: Queryable, id: string, values: Partial<NewCategory>) {
  const [row] = await database.update(forumCategories).set(values).where(eq(forumCategories.id, id)).returning(columns);
  if (!row) throw new Error(`no category ${id}`);
  return row;
}
