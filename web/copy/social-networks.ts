import type { SiteSettings } from '#contract/site/site.contract.ts';

export const networks = [
  { label: 'Facebook', setting: 'facebookUrl' },
  { label: 'Instagram', setting: 'instagramUrl' },
  { label: 'LinkedIn', setting: 'linkedinUrl' },
  { label: 'X', setting: 'xUrl' },
  { label: 'YouTube', setting: 'youtubeUrl' },
] as const;

/** `null` renders as text without a link. */
export function socialNetworks(settings: SiteSettings): { label: string; href: string | null }[] {
  return networks.map(({ label, setting }) => ({ label, href: settings[setting] }));
}
