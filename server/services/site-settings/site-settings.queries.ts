import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { statement } from '../../database/statement.ts';

export type SettingsRow = typeof siteSettings.$inferSelect;

function requireRow([row]: SettingsRow[]): SettingsRow {
  if (!row) throw new Error('the settings row is missing: the migrations make it');
  return row;
}

const selectSettings = statement('settings', (database) => database.select().from(siteSettings));

export async function getSettings(database: Queryable): Promise<SettingsRow> {
  return requireRow(await selectSettings(database));
}

/** Row lock: concurrent changes are applied in turn. */
export async function lockSettings(database: Queryable): Promise<SettingsRow> {
  return requireRow(await database.select().from(siteSettings).for('update'));
}

export async function updateSettings(database: Queryable, values: Partial<SettingsRow>): Promise<SettingsRow> {
  return requireRow(
    await database
      .update(siteSettings)
      .set({ ...values, version: sql`${siteSettings.version} + 1` })
      .returning(),
  );
}
