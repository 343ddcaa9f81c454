import type { SiteSettings } from './site.contract.ts';

export type IconSource = Pick<SiteSettings, 'primaryColor' | 'secondaryColor'> & {
  logoId: string | null;
};

export const SITE_ICONS = {
  'touch-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

export type SiteIconName = 'icon.svg' | keyof typeof SITE_ICONS;

/** Cache busting: changes with the source. */
export const iconVersion = ({ primaryColor, secondaryColor, logoId }: IconSource): string =>
  logoId ?? `${primaryColor}-${secondaryColor}`.replaceAll('#', '').toLowerCase();

export const iconPath = (source: IconSource, name: SiteIconName): string => `/icons/${iconVersion(source)}/${name}`;

export const MANIFEST_PATH = '/site.webmanifest';
