import { and, desc, eq, inArray, isNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { visibleMembers } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { statement } from '../../database/statement.ts';

type NewNotification = typeof notifications.$inferInsert;

const INSERT_BATCH_SIZE = 500;

/** A trigger publishes each row to the owner's open windows. */
export async function insertNotifications(database: Queryable, rows: NewNotification[]): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE) {
    await database.insert(notifications).values(rows.slice(start, start + INSERT_BATCH_SIZE));
  }
}

/**
 * An unread notification of the same group gets the new text, or that for several, and keeps its link. Returns how many
 * each now stands for.
 */
export async function insertGroupedNotifications(
  database: Queryable,
  rows: (NewNotification & { groupKey: string })[],
  several?: { title: string; bodyAfterCount: string },
): Promise<{ userId: string; count: number }[]> {
  if (rows.length === 0) return [];
  const count = sql`${notifications.count} + 1`;
  return database
    .insert(notifications)
    .values(rows)
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: isNull(notifications.readAt),
      set: {
        count,
        createdAt: sql`now()`,
        aboutId: sql`excluded.about_id`,
        kind: sql`excluded.kind`,
        title: several ? sql`${several.title}` : sql`excluded.title`,
        body: several ? sql`(${count}) || ${several.bodyAfterCount}` : sql`excluded.body`,
      },
    })
    .returning({ userId: notifications.userId, count: notifications.count });
}

/** Hidden marker for people who chose mails only: their next mail waits until it is read. */
export const MAILED_REPLY_KIND = 'forum-reply-mailed';

const newestFirst = [desc(notifications.createdAt), desc(notifications.id)];

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  title: notifications.title,
  body: notifications.body,
  href: notifications.href,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

type UserId = string | Placeholder;

/** Hides the names of suspended and blocked members. */
const ofShownPeople = (userId: UserId) =>
  or(
    isNull(notifications.aboutId),
    sql`exists (select from ${users} where ${users.id} = ${notifications.aboutId} and ${visibleMembers(userId)})`,
  );

const shownTo = (userId: UserId) =>
  and(eq(notifications.userId, userId), ne(notifications.kind, MAILED_REPLY_KIND), ofShownPeople(userId));
const unread = (userId: UserId) => and(shownTo(userId), isNull(notifications.readAt));

const countOf = (which: SQL | undefined) => sql<number>`(select count(*)::int from ${notifications} where ${which})`;

/** Left join from the counts: a page past the end carries them too. */
const selectList = (status: 'all' | 'unread') => (database: Pick<Queryable, 'select'>) => {
  const userId = sql.placeholder('userId');
  const matching = status === 'unread' ? unread(userId) : shownTo(userId);
  const counts = database
    .select({ total: countOf(matching).as('total'), unread: countOf(unread(userId)).as('unread') })
    .from(sql`(select) as one`)
    .as('counts');
  const page = database
    .select(columns)
    .from(notifications)
    .where(matching)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  const { id, kind, title, body, href, readAt, createdAt } = page;
  return database
    .select({
      total: counts.total,
      unread: counts.unread,
      notification: { id, kind, title, body, href, readAt, createdAt },
    })
    .from(counts)
    .leftJoin(page, sql`true`)
    .orderBy(desc(createdAt), desc(id));
};
const lists = {
  all: statement('notifications', selectList('all')),
  unread: statement('notifications_unread', selectList('unread')),
};

export async function readNotificationList(
  database: Database,
  { userId, status, page, limit }: { userId: string; status: 'all' | 'unread'; page: number; limit: number },
) {
  const rows = await lists[status](database, { userId, limit, offset: (page - 1) * limit });
  return {
    rows: rows.flatMap(({ notification }) => notification ?? []),
    total: rows[0]?.total ?? 0,
    unread: rows[0]?.unread ?? 0,
  };
}

export function countUnread(database: Queryable, userId: string): Promise<number> {
  return database.$count(notifications, unread(userId));
}

export async function findNotification(database: Queryable, userId: string, id: string) {
  const [row] = await database
    .select(columns)
    .from(notifications)
    .where(and(eq(notifications.id, id), shownTo(userId)));
  return row;
}

/** Matches the page and its anchors. */
const withHref = (path: string) => sql`split_part(${notifications.href}, '#', 1) = ${path}`;

export interface ReadChoice {
  ids?: string[] | undefined;
  path?: string | undefined;
}

/** No choice marks all. Returns whether any was unread. */
export async function markRead(
  database: Queryable,
  userId: string,
  { ids, path }: ReadChoice,
  readAt: Date,
): Promise<boolean> {
  if (ids?.length === 0) return false;
  const chosen = [ids && inArray(notifications.id, ids), path === undefined ? undefined : withHref(path)];
  const rows = await database
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), ...chosen))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Returns the owners of unread ones. */
export async function deleteNotificationsOf(database: Queryable, path: string): Promise<string[]> {
  const rows = await database
    .delete(notifications)
    .where(withHref(path))
    .returning({ userId: notifications.userId, readAt: notifications.readAt });
  return [...new Set(rows.filter(({ readAt }) => readAt === null).map(({ userId }) => userId))];
}

/** Suspended members, and those with a block. */
export async function listUnnamed(database: Queryable, userId: string): Promise<Set<string | null>> {
  const rows = await database
    .selectDistinct({ aboutId: notifications.aboutId })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), not(ofShownPeople(userId) ?? sql`true`)));
  return new Set(rows.map(({ aboutId }) => aboutId));
}
