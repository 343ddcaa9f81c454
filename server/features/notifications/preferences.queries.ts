import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Channels, NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { notificationPreferences } from '../../database/schema/notifications.ts';
import { hiddenFrom } from '../members/members.queries.ts';

/** Stored choices by group; groups with their defaults have no row. */
export function listPreferences(database: Queryable, userId: string) {
  return database.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
}

/** Recipients who still have an account: a row for each stored choice, or one without a group. */
export async function listRecipientPreferences(database: Queryable, userIds: string[]) {
  if (userIds.length === 0) return [];
  const { group, site, mail } = notificationPreferences;
  return database
    .select({
      userId: users.id,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
      group,
      channels: { site, mail },
    })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(and(inArray(users.id, userIds), isNull(users.deletedAt)));
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

/** Everybody who blocked that person, or whom that person blocked. */
export async function listBlockedWith(database: Queryable, userId: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select hidden.id from ${hiddenFrom(userId)} as hidden (id)`,
  );
  return rows.map(({ id }) => id);
}
