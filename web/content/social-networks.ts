import type { SiteSettings } from '#contract/site/site.contract.ts';

/** The networks that the settings have a place for. */
export const networks = [
  { label: 'Facebook', setting: 'facebookUrl' },
  { label: 'Instagram', setting: 'instagramUrl' },
  { label: 'LinkedIn', setting: 'linkedinUrl' },
  { label: 'X', setting: 'xUrl' },
  { label: 'YouTube', setting: 'youtubeUrl' },
] as const;

/** The five networks, each with where the settings say it leads; `null` is a word and no link. */
export function socialNetworks(settings: SiteSettings): { label: string; href: string | null }[] {
  return networks.map(({ label, setting }) => ({ label, href: settings[setting] }));
}
