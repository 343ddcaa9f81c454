import type { SiteSettings } from '#contract/site/site.contract.ts';
import type { Config } from '../../core/config.ts';
import type { siteSettings } from '../../database/schema/site.ts';

type Row = typeof siteSettings.$inferSelect;

export function presentSettings(
  { id, updatedAt: _, ...settings }: Row,
  config: Pick<Config, 'requireConsent'>,
): SiteSettings {
  return { id: String(id), ...settings, requireConsent: config.requireConsent };
}
