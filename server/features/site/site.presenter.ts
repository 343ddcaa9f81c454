import type { SavedSettings } from '#contract/site/admin-settings.contract.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import type { SettingsRow } from './site.queries.ts';

export function presentSettings(row: SettingsRow, config: Config): SiteSettings {
  const {
    id,
    version: _version,
    updatedAt: _updatedAt,
    requireAdminFactor: _factor,
    requireRecentProof: _proof,
    ...settings
  } = row;
  return {
    id: String(id),
    ...settings,
    demoMailbox: hasDemoMailbox(config),
    externalLogin: config.oidc !== undefined,
    requireConsent: config.requireConsent,
  };
}

/** Undecided switches are on in production and off elsewhere. */
export function presentSavedSettings(row: SettingsRow, config: Config): SavedSettings {
  return {
    ...presentSettings(row, config),
    requireAdminFactor: row.requireAdminFactor ?? config.production,
    requireRecentProof: row.requireRecentProof ?? config.production,
    version: row.version,
  };
}
