import { inArray, sql } from 'drizzle-orm';
import type { Channels, NotificationGroup } from '#contract/notifications/notification-groups.ts';
import type { Queryable } from '../../database/database.ts';
import { notificationPreferences } from '../../database/schema/notifications.ts';
import { hiddenFrom } from '../members/relation.queries.ts';

/** What those people chose; nothing about those who did not. */
export async function listPreferences(database: Queryable, userIds: string[]) {
  if (userIds.length === 0) return [];
  return database.select().from(notificationPreferences).where(inArray(notificationPreferences.userId, userIds));
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
