import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { statement } from '../../database/statement.ts';

type NewNotification = typeof notifications.$inferInsert;

const INSERT_BATCH_SIZE = 500;

/** A trigger publishes each row to the open windows of its owner. */
export async function insertNotifications(database: Queryable, rows: NewNotification[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE) {
    await database.insert(notifications).values(rows.slice(start, start + INSERT_BATCH_SIZE));
  }
}

const upsertGrouped = statement('notification_upsert', (database) =>
  database
    .insert(notifications)
    .values({
      userId: sql.placeholder('userId'),
      aboutId: sql.placeholder('aboutId'),
      kind: sql.placeholder('kind'),
      title: sql.placeholder('title'),
      body: sql.placeholder('body'),
      href: sql.placeholder('href'),
      groupKey: sql.placeholder('groupKey'),
    })
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: isNull(notifications.readAt),
      set: { count: sql`${notifications.count} + 1`, createdAt: sql`now()`, aboutId: sql`excluded.about_id` },
    })
    .returning({ id: notifications.id, count: notifications.count }),
);

const updateText = statement('notification_text', (database) =>
  database
    .update(notifications)
    .set({ title: sql`${sql.placeholder('title')}`, body: sql`${sql.placeholder('body')}` })
    .where(eq(notifications.id, sql.placeholder('id'))),
);

/**
 * Upsert into the unread notification of the same group, whose text then says how many it stands for; its link stays
 * that of the first. Returns that number.
 */
export async function insertGroupedNotification(
  database: Queryable,
  row: NewNotification & { groupKey: string },
  textOf: (count: number) => { title: string; body: string },
): Promise<number> {
  const [kept] = await upsertGrouped(database, { ...row, aboutId: row.aboutId ?? null, href: row.href ?? null });
  if (!kept) throw new Error('the notification was not returned');
  if (kept.count > 1) {
    await updateText(database, { ...textOf(kept.count), id: kept.id });
  }
  return kept.count;
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

const unread = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

interface NotificationFilter {
  userId: string;
  status: 'all' | 'unread';
}

const matching = ({ userId, status }: NotificationFilter) =>
  status === 'unread' ? unread(userId) : eq(notifications.userId, userId);

export function listNotifications(
  database: Database,
  filter: NotificationFilter,
  page: { limit: number; page: number },
) {
  return database
    .select(columns)
    .from(notifications)
    .where(matching(filter))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
}

export async function countNotifications(database: Queryable, filter: NotificationFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(notifications).where(matching(filter));
  return row?.total ?? 0;
}

/** Among that person's own. */
export async function findNotification(database: Queryable, userId: string, id: string) {
  const [row] = await database
    .select(columns)
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return row;
}

/** Those that lead to a page, or to an anchor on it. */
const leadingTo = (path: string) => sql`split_part(${notifications.href}, '#', 1) = ${path}`;

export interface ReadChoice {
  ids?: string[] | undefined;
  path?: string | undefined;
}

/** Only that person's own, whatever is chosen; without a choice, all of them. Returns whether any was unread. */
export async function markRead(
  database: Queryable,
  userId: string,
  { ids, path }: ReadChoice,
  readAt: Date,
): Promise<boolean> {
  if (ids?.length === 0) return false;
  const chosen = [ids && inArray(notifications.id, ids), path === undefined ? undefined : leadingTo(path)];
  const rows = await database
    .update(notifications)
    .set({ readAt })
    .where(and(unread(userId), ...chosen))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Everybody's, of a page that is no more. Returns who had not read theirs. */
export async function deleteNotificationsOf(database: Queryable, path: string): Promise<string[]> {
  const rows = await database
    .delete(notifications)
    .where(leadingTo(path))
    .returning({ userId: notifications.userId, readAt: notifications.readAt });
  return [...new Set(rows.filter(({ readAt }) => readAt === null).map(({ userId }) => userId))];
}
