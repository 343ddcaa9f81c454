/** Text colours that the site's own colours are paired with. */
const LIGHT = '#ffffff';
const DARK = '#000000';
const SUN = '#fbbf24';
/** Contrast that text needs (WCAG 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** A complete `#1E293B`, not one that is still being typed. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** White or black, whichever reads better on the ground: the better one never falls below 4.5. */
export function readableOn(ground: string): string {
  return contrast(ground, LIGHT) >= contrast(ground, DARK) ? LIGHT : DARK;
}

function mix(colour: string, ground: string, share: number): string {
  const under = rgb(ground);
  const parts = rgb(colour).map((channel, index) => Math.round(channel * share + (under[index] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** CSS variables for the two colours that an administrator chose (`#rrggbb`). */
export function siteThemeVariables(primary: string, secondary: string): Record<string, string> {
  const onPrimary = readableOn(primary);
  const muted = mix(onPrimary, primary, 0.8);
  return {
    '--site-primary': primary,
    '--site-on-primary': onPrimary,
    '--site-on-primary-muted': contrast(muted, primary) >= MIN_CONTRAST ? muted : onPrimary,
    '--site-sun': contrast(SUN, primary) >= MIN_CONTRAST ? SUN : onPrimary,
    '--site-secondary': secondary,
  };
}

/** The same as a CSS rule for the page's head. Validated again, since the colours come from the database. */
export function siteThemeCss(primary: string, secondary: string): string {
  if (!isHexColor(primary) || !isHexColor(secondary)) return '';
  const lines = Object.entries(siteThemeVariables(primary, secondary)).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
