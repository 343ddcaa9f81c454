import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import { getSettings } from '../site/site.queries.ts';

/** What a calendar or a mail about events needs to know besides the event. */
export interface Scene {
  site: { siteName: string; contactEmail: string };
  publicUrl: string;
  now: Date;
}

export async function openScene({
  database,
  config,
  now,
}: Pick<Context, 'config' | 'now'> & { database: Queryable }): Promise<Scene> {
  return { site: await getSettings(database), publicUrl: config.publicUrl, now: now() };
}
