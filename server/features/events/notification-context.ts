import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

/** Site data for calendars and mails about events. */
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
