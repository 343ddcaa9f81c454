import type { SiteSettings } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import { hasDemoMailbox } from '../../core/mail-files.ts';
import type { siteSettings } from '../../database/schema/site.ts';

export function presentSettings(
  { id, updatedAt: _, ...settings }: typeof siteSettings.$inferSelect,
  config: Config,
): SiteSettings {
  return { id: String(id), ...settings, demoMailbox: hasDemoMailbox(config), requireConsent: config.requireConsent };
}
