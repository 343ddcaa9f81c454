import { contrast, readableOn } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

export interface SchemeColors {
  light: string;
  dark: string;
}

/** Derived from the two colours of the settings; neutral text and state colours are not. */
export interface Palette {
  /** Header, hero and footer. */
  band: SchemeColors;
  onBand: SchemeColors;
  onBandMuted: SchemeColors;
  /** Highlights and the focus on the band. */
  highlight: SchemeColors;
  /** Between highlight and accent in the brand divider. */
  horizon: SchemeColors;
  button: SchemeColors;
  buttonHover: SchemeColors;
  onButton: SchemeColors;
  link: SchemeColors;
  focus: SchemeColors;
  /** Small text and icons that stand out. */
  accentText: SchemeColors;
  /** Second series of charts. */
  secondText: SchemeColors;
  /** Graphics only: 3:1, too little for text. */
  graphic: SchemeColors;
  background: SchemeColors;
  card: SchemeColors;
  subtle: SchemeColors;
  border: SchemeColors;
}

export const DEFAULT_COLORS = { primary: '#1E293B', secondary: '#3B82F6' };

/** Drawn by hand for the default colours, and measured. */
export const DEFAULT_PALETTE: Palette = {
  band: { light: '#1e293b', dark: '#0b1220' },
  onBand: { light: '#ffffff', dark: '#ffffff' },
  onBandMuted: { light: '#cbd5e1', dark: '#cbd5e1' },
  highlight: { light: '#fbbf24', dark: '#fbbf24' },
  horizon: { light: '#38b2cc', dark: '#38b2cc' },
  button: { light: '#2563eb', dark: '#60a5fa' },
  buttonHover: { light: '#1d4ed8', dark: '#93c5fd' },
  onButton: { light: '#ffffff', dark: '#0b1220' },
  link: { light: '#1d4ed8', dark: '#60a5fa' },
  focus: { light: '#1d4ed8', dark: '#93c5fd' },
  accentText: { light: '#0e7490', dark: '#67e8f9' },
  secondText: { light: '#4d7c0f', dark: '#86efac' },
  graphic: { light: '#3b82f6', dark: '#3b82f6' },
  background: { light: '#fbf9f5', dark: '#0b1220' },
  card: { light: '#ffffff', dark: '#111c30' },
  subtle: { light: '#f1f5f9', dark: '#1b2840' },
  border: { light: '#e2e0da', dark: '#24324c' },
};

/** Above WCAG's minimum: text that just passes is tiring. */
const LINK_CONTRAST = 5.5;
const ACCENT_CONTRAST = 5;
const BUTTON_CONTRAST = 4.8;
const GRAPHIC_CONTRAST = 3;

/** Steps the lightness until every ground has the contrast; hue and chroma stay. */
function readable(colour: Oklch, grounds: string[], min: number, direction: 'darker' | 'lighter'): string {
  const step = direction === 'darker' ? -0.01 : 0.01;
  for (let { l } = colour; l > 0 && l < 1; l += step) {
    const hex = toHex({ ...colour, l });
    if (grounds.every((ground) => contrast(hex, ground) >= min)) return hex;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}

const shifted = (hex: string, by: number): string => {
  const colour = toOklch(hex);
  return toHex({ ...colour, l: Math.min(0.97, Math.max(0.05, colour.l + by)) });
};

/** A larger change no longer looks like the chosen colour: black text goes on it instead. */
const LARGEST_DARKENING = 0.13;
/** A lighter button could not be told from the page. */
const LIGHTEST_BUTTON = 0.9;

function lightButton(secondary: Oklch): { ground: string; text: string; hover: string } {
  const darkened = readable(secondary, ['#ffffff'], BUTTON_CONTRAST, 'darker');
  if (secondary.l - toOklch(darkened).l <= LARGEST_DARKENING) {
    return { ground: darkened, text: '#ffffff', hover: shifted(darkened, -0.06) };
  }
  const ground = toHex({ ...secondary, l: Math.min(secondary.l, LIGHTEST_BUTTON) });
  return { ground, text: readableOn(ground), hover: shifted(ground, 0.05) };
}

/** Lightness of dark surfaces, which take the hue of the primary colour. */
const DARK_SURFACES = { background: 0.183, card: 0.227, subtle: 0.278, border: 0.318 };
const DARK_SURFACE_CHROMA = 0.04;

function darkSurfaces({ c, h }: Oklch): Record<keyof typeof DARK_SURFACES, string> {
  const surface = (l: number) => toHex({ l, c: Math.min(c, DARK_SURFACE_CHROMA), h });
  return {
    background: surface(DARK_SURFACES.background),
    card: surface(DARK_SURFACES.card),
    subtle: surface(DARK_SURFACES.subtle),
    border: surface(DARK_SURFACES.border),
  };
}

const blend = (ground: string, text: string, share: number): Oklch => {
  const from = toOklch(ground);
  return { ...from, l: from.l + (toOklch(text).l - from.l) * share };
};

/** Legible on the band itself and on its cards, which mix in a tenth of the text colour. */
function readableOnBand(colour: Oklch, ground: string, text: string): string {
  const grounds = [ground, toHex(blend(ground, text, 0.12))];
  return readable(colour, grounds, ACCENT_CONTRAST, text === '#ffffff' ? 'lighter' : 'darker');
}

const mutedOn = (ground: string, text: string): string => readableOnBand(blend(ground, text, 0.8), ground, text);

/** Both schemes from two colours (`#rrggbb`); each pair of text and ground reaches AA. */
export function derivePalette(primaryHex: string, secondaryHex: string): Palette {
  const isDefault = (hex: string, usual: string) => hex.toUpperCase() === usual;
  if (isDefault(primaryHex, DEFAULT_COLORS.primary) && isDefault(secondaryHex, DEFAULT_COLORS.secondary)) {
    return DEFAULT_PALETTE;
  }
  const [primary, secondary] = [toOklch(primaryHex), toOklch(secondaryHex)];
  const onBand = readableOn(primaryHex);
  const surfaces = darkSurfaces(primary);
  const { background, card, subtle } = DEFAULT_PALETTE;
  const lightGrounds = [background.light, card.light, subtle.light];
  const darkGrounds = [surfaces.background, surfaces.card, surfaces.subtle];
  const button = lightButton(secondary);
  const darkButton = readable(secondary, [surfaces.background, surfaces.card], LINK_CONTRAST, 'lighter');
  const darkLink = readable(secondary, darkGrounds, LINK_CONTRAST, 'lighter');
  const link = readable(secondary, lightGrounds, LINK_CONTRAST, 'darker');
  return {
    band: { light: primaryHex.toLowerCase(), dark: surfaces.background },
    onBand: { light: onBand, dark: '#ffffff' },
    onBandMuted: { light: mutedOn(primaryHex, onBand), dark: mutedOn(surfaces.background, '#ffffff') },
    highlight: {
      light: readableOnBand(secondary, primaryHex, onBand),
      dark: readableOnBand(secondary, surfaces.background, '#ffffff'),
    },
    horizon: { light: mutedOn(primaryHex, onBand), dark: mutedOn(surfaces.background, '#ffffff') },
    button: { light: button.ground, dark: darkButton },
    buttonHover: { light: button.hover, dark: shifted(darkButton, 0.05) },
    onButton: { light: button.text, dark: surfaces.background },
    link: { light: link, dark: darkLink },
    focus: { light: link, dark: darkLink },
    accentText: { light: readable(secondary, lightGrounds, ACCENT_CONTRAST, 'darker'), dark: darkLink },
    secondText: {
      light: readable(primary, lightGrounds, ACCENT_CONTRAST, 'darker'),
      dark: readable(primary, darkGrounds, ACCENT_CONTRAST, 'lighter'),
    },
    graphic: {
      light: secondaryHex.toLowerCase(),
      dark: readable(secondary, [surfaces.background], GRAPHIC_CONTRAST, 'lighter'),
    },
    background: { light: background.light, dark: surfaces.background },
    card: { light: card.light, dark: surfaces.card },
    subtle: { light: subtle.light, dark: surfaces.subtle },
    border: { light: DEFAULT_PALETTE.border.light, dark: surfaces.border },
  };
}
