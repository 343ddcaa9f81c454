import type { SavedSettings } from '#contract/site/admin-settings.contract.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import type { siteSettings } from '../../database/schema/site.ts';

type Row = typeof siteSettings.$inferSelect;

export function presentSettings(row: Row): SiteSettings {
  const { id, updatedAt: _, requireAdminFactor: _factor, requireRecentProof: _proof, ...settings } = row;
  return { id: String(id), ...settings };
}

/** What nobody has decided is on in production and off elsewhere. */
export function presentSavedSettings(row: Row, { production }: Pick<Config, 'production'>): SavedSettings {
  return {
    ...presentSettings(row),
    requireAdminFactor: row.requireAdminFactor ?? production,
    requireRecentProof: row.requireRecentProof ?? production,
  };
}
