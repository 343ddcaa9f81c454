import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

/** What a calendar or a mail about events needs besides the event. */
export interface NotificationContext {
  site: { siteName: string; contactEmail: string };
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
