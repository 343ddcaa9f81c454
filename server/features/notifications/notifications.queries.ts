import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { notifications } from '../../database/schema/notifications.ts';

type NewNotification = typeof notifications.$inferInsert;

const INSERTED_AT_ONCE = 500;

export async function insertNotifications(database: Queryable, rows: NewNotification[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE) {
    await database.insert(notifications).values(rows.slice(start, start + INSERTED_AT_ONCE));
  }
}

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  title: notifications.title,
  body: notifications.body,
  href: notifications.href,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

export function listNotifications(database: Database, userId: string, page: { limit: number; page: number }) {
  return database
    .select(columns)
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
}

export async function countNotifications(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ total: count() }).from(notifications).where(eq(notifications.userId, userId));
  return row?.total ?? 0;
}

const unread = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export async function countUnread(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ total: count() }).from(notifications).where(unread(userId));
  return row?.total ?? 0;
}

/** Those of that person only, whatever ids are asked for; all of them without any. */
export async function markRead(
  database: Database,
  userId: string,
  ids: string[] | undefined,
  readAt: Date,
): Promise<void> {
  if (ids?.length === 0) return;
  await database
    .update(notifications)
    .set({ readAt })
    .where(and(unread(userId), ids ? inArray(notifications.id, ids) : undefined));
}
