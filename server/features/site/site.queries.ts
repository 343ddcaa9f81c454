import type { Queryable } from '../../database/database.ts';
import { siteSettings } from '../../database/schema/site.ts';

export async function getSettings(database: Queryable) {
  const [row] = await database.select().from(siteSettings);
  if (!row) throw new Error('the settings row is missing: the migrations make it');
  return row;
}
