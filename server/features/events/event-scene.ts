import type { Context } from '../../core/context.ts';
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
}: Pick<Context, 'database' | 'config' | 'now'>): Promise<Scene> {
  return { site: await getSettings(database), publicUrl: config.publicUrl, now: now() };
}
