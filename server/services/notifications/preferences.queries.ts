import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Channels, NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { Queryable } from '../../database/database.ts';
import { isPair } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { eventSubscribers } from '../../database/schema/events.ts';
import { connections } from '../../database/schema/networking.ts';
import { notificationPreferences } from '../../database/schema/notifications.ts';
import { statement } from '../../database/statement.ts';

/** Groups with their defaults have no row. */
export function listPreferences(database: Queryable, userId: string) {
  return database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

/** Of an account that is not deleted. */
export async function findAddress(database: Queryable, userId: string): Promise<string | undefined> {
  const isPresent = and(eq(users.id, userId), isNull(users.deletedAt));
  return (await database.select({ email: users.email }).from(users).where(isPresent))[0]?.email;
}

/** Also whether new events are announced. */
export async function deletePreferences(database: Queryable, userId: string): Promise<void> {
  await database.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  await database.delete(eventSubscribers).where(eq(eventSubscribers.userId, userId));
}

const { group, site, mail } = notificationPreferences;

const selectRecipients = statement('notification_recipients', (database) =>
  database
    .select({
      userId: users.id,
      from: sql<string | null>`asked.from_id`,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      group,
      channels: { site, mail },
    })
    .from(
      sql`unnest(${sql.placeholder('toIds')}::uuid[], ${sql.placeholder('fromIds')}::uuid[]) as asked (to_id, from_id)`,
    )
    .innerJoin(users, and(sql`${users.id} = asked.to_id`, isNull(users.deletedAt)))
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(sql`not exists (select from ${connections}
      where ${isPair(sql`asked.to_id`, sql`asked.from_id`)} and ${connections.status} = 'blocked')`),
);

/** Without deleted accounts and blocks: a row per stored choice, or one without a group. */
export async function listRecipientPreferences(database: Queryable, pairs: { to: string; from: string | null }[]) {
  if (pairs.length === 0) return [];
  return selectRecipients(database, { toIds: pairs.map(({ to }) => to), fromIds: pairs.map(({ from }) => from) });
}

export async function setPreference(
  database: Queryable,
  userId: string,
  group: NotificationGroup,
  channels: Channels,
): Promise<void> {
  await database
    .insert(notificationPreferences)
    .values({ userId, group, ...channels })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.group],
      set: channels,
    });
}
