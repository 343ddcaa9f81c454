import type { SavedSettings } from '#contract/site/admin-settings.contract.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import type { siteSettings } from '../../database/schema/site.ts';

type Row = typeof siteSettings.$inferSelect;

export function presentSettings(row: Row, config: Config): SiteSettings {
  const { id, updatedAt: _, requireAdminFactor: _factor, requireRecentProof: _proof, ...settings } = row;
  return { id: String(id), ...settings, demoMailbox: hasDemoMailbox(config), requireConsent: config.requireConsent };
}

/** Undecided switches are on in production and off elsewhere. */
export function presentSavedSettings(row: Row, config: Config): SavedSettings {
  return {
    ...presentSettings(row, config),
    requireAdminFactor: row.requireAdminFactor ?? config.production,
    requireRecentProof: row.requireRecentProof ?? config.production,
  };
}
