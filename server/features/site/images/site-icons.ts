import { derivePalette, type Palette } from '#contract/site/palette.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { type IconSource, iconPath, SITE_ICONS, type SiteIconName } from '#contract/site/site-icons.ts';
import { markShapes } from './mark.ts';
import { logoOnSquare } from './rasterize.ts';

type Colors = Pick<SiteSettings, 'primaryColor' | 'secondaryColor'>;

/** iOS and Android's masks cut the corners, so grounds are full squares; a mask may leave the inner four fifths. */
const SHAPES = {
  'icon.svg': { radius: 7, scale: 1 },
  'icon-192.png': { radius: 7, scale: 1 },
  'icon-512.png': { radius: 7, scale: 1 },
  'touch-180.png': { radius: 0, scale: 0.9 },
  'maskable-512.png': { radius: 0, scale: 0.72 },
} satisfies Record<SiteIconName, { radius: number; scale: number }>;

export const isIconName = (name: string): name is SiteIconName => Object.hasOwn(SHAPES, name);

export function drawIcon(name: SiteIconName, { primaryColor, secondaryColor }: Colors): string {
  const palette: Palette = derivePalette(primaryColor, secondaryColor);
  const { radius, scale } = SHAPES[name];
  const side = name === 'icon.svg' ? 32 : SITE_ICONS[name];
  // The mark's centre is a little below that of its square.
  const mark = `<g transform="translate(16 16) scale(${scale}) translate(-16 -17.5)">${markShapes(palette)}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${radius}" fill="${palette.band.light}"/>${mark}</svg>`
  );
}

export function placeLogo(name: keyof typeof SITE_ICONS, logo: Buffer): Promise<Buffer> {
  return logoOnSquare(logo, SITE_ICONS[name], SHAPES[name].scale * 0.86);
}

/** A home screen has room for a dozen letters. */
function shortName(siteName: string): string {
  if (siteName.length <= 14) return siteName;
  const initials = siteName.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return initials.length > 1 ? initials.join('') : siteName.slice(0, 14);
}

export function writeManifest(settings: IconSource & Pick<SiteSettings, 'siteName' | 'siteDescription'>): string {
  const { band, background } = derivePalette(settings.primaryColor, settings.secondaryColor);
  const icon = (name: keyof typeof SITE_ICONS, purpose: 'any' | 'maskable') => ({
    src: iconPath(settings, name),
    sizes: `${SITE_ICONS[name]}x${SITE_ICONS[name]}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: settings.siteName,
    short_name: shortName(settings.siteName),
    description: settings.siteDescription || undefined,
    lang: 'es-DO',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: band.light,
    background_color: background.light,
    icons: [icon('icon-192.png', 'any'), icon('icon-512.png', 'any'), icon('maskable-512.png', 'maskable')],
  });
}
