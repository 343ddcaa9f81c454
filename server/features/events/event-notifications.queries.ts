import { asc, eq, inArray, ne } from 'drizzle-orm';
import { rolesOf } from '#contract/account/roles.ts';
import type { Context } from '../../core/context.ts';
import type { MailSite } from '../../core/mail/compose-mail.tsx';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, eventSubscribers } from '../../database/schema/events.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { addresseeColumns } from './registration.queries.ts';

export interface NotificationContext {
  site: MailSite & { contactEmail: string; contactPhone: string };
  publicUrl: string;
  now: Date;
}

export async function loadNotificationContext({
  database,
  config,
  now,
}: Pick<Context, 'config' | 'now'> & { database: Queryable }): Promise<NotificationContext> {
  return { site: await getSettings(database), publicUrl: config.publicUrl, now: now() };
}

const recipient = { id: users.id, email: users.email, firstName: users.firstName };

export async function listRecipients(database: Queryable, userIds: string[]) {
  if (userIds.length === 0) return [];
  return database.select(recipient).from(users).where(inArray(users.id, userIds));
}

export function listRegistered(database: Queryable, eventId: string) {
  return database
    .select({ ...addresseeColumns, status: eventRegistrations.status })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId))
    .orderBy(asc(eventRegistrations.registeredAt), asc(eventRegistrations.id));
}

export function listSubscribers(database: Queryable, exceptUserId: string | null) {
  return database
    .select(recipient)
    .from(eventSubscribers)
    .innerJoin(users, eq(users.id, eventSubscribers.userId))
    .where(exceptUserId ? ne(users.id, exceptUserId) : undefined)
    .orderBy(asc(users.id));
}

export async function listOrganizerIds(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.role, rolesOf('events')));
  return rows.map((row) => row.id);
}

export async function isSubscribed(database: Queryable, userId: string): Promise<boolean> {
  const rows = await database.select().from(eventSubscribers).where(eq(eventSubscribers.userId, userId));
  return rows.length > 0;
}

export async function subscribe(database: Queryable, userId: string): Promise<void> {
  await database.insert(eventSubscribers).values({ userId }).onConflictDoNothing();
}

export async function unsubscribe(database: Queryable, userId: string): Promise<void> {
  await database.delete(eventSubscribers).where(eq(eventSubscribers.userId, userId));
}
