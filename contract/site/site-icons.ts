import type { SiteSettings } from './site.contract.ts';

type Colors = Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>;

/** Names of the drawn icons, with their sides in pixels. */
export const SITE_ICONS = {
  'touch-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

export type SiteIconName = 'icon.svg' | keyof typeof SITE_ICONS;

/** What the icons are drawn from: other colours are another address. */
export const iconVersion = ({ primaryColor, secondaryColor }: Colors): string =>
  `${primaryColor}-${secondaryColor}`.replaceAll('#', '').toLowerCase();

export const iconPath = (colors: Colors, name: SiteIconName): string => `/icons/${iconVersion(colors)}/${name}`;

export const MANIFEST_PATH = '/site.webmanifest';
