import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Channels, NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { notificationPreferences } from '../../database/schema/notifications.ts';
import { statement } from '../../database/statement.ts';
import { hiddenFrom } from '../members/members.queries.ts';

/** Stored choices by group; groups with their defaults have no row. */
export function listPreferences(database: Queryable, userId: string) {
  return database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

const { group, site, mail } = notificationPreferences;

const selectRecipients = statement('notification_recipients', (database) =>
  database
    .select({
      userId: users.id,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      group,
      channels: { site, mail },
    })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(and(sql`${users.id} = any(${sql.placeholder('userIds')})`, isNull(users.deletedAt))),
);

/** Recipients who still have an account: a row for each stored choice, or one without a group. */
export async function listRecipientPreferences(database: Queryable, userIds: string[]) {
  return userIds.length > 0 ? selectRecipients(database, { userIds }) : [];
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

const selectBlocked = statement('blocked_with', (database) =>
  database.select({ id: sql<string>`hidden.id` }).from(sql`${hiddenFrom(sql.placeholder('userId'))} as hidden (id)`),
);

/** Everybody who blocked that person, or whom that person blocked. */
export async function listBlockedWith(database: Queryable, userId: string): Promise<string[]> {
  const rows = await selectBlocked(database, { userId });
  return rows.map(({ id }) => id);
}
