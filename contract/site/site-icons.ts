import type { SiteSettings } from './site.contract.ts';

/** What the icons are drawn from: the logo, or the mark in the two colours. */
export type IconSource = Pick<SiteSettings, 'primaryColor' | 'secondaryColor'> & {
  logoId: string | null;
};

/** Names of the drawn icons, with their sides in pixels. */
export const SITE_ICONS = {
  'touch-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

export type SiteIconName = 'icon.svg' | keyof typeof SITE_ICONS;

/** Of another source the address is another. */
export const iconVersion = ({ primaryColor, secondaryColor, logoId }: IconSource): string =>
  logoId ?? `${primaryColor}-${secondaryColor}`.replaceAll('#', '').toLowerCase();

export const iconPath = (source: IconSource, name: SiteIconName): string => `/icons/${iconVersion(source)}/${name}`;

export const MANIFEST_PATH = '/site.webmanifest';
