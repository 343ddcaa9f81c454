import type { SiteSettings } from '#contract/site/site.contract.ts';
import type { siteSettings } from '../../database/schema/site.ts';

export function presentSettings({ id, updatedAt: _, ...settings }: typeof siteSettings.$inferSelect): SiteSettings {
  return { id: String(id), ...settings };
}
