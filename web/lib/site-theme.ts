import { isHexColor } from '#contract/site/contrast.ts';
import { DEFAULT_COLORS, derivePalette, type Palette } from '#contract/site/palette.ts';

/** `tokens.css` chooses between `--navy-light` and `--navy-dark` by the scheme. */
const VARIABLES: Record<keyof Palette, string> = {
  band: '--navy',
  onBand: '--navy-foreground',
  onBandMuted: '--navy-muted',
  highlight: '--sun',
  horizon: '--horizon',
  button: '--primary',
  buttonHover: '--primary-hover',
  onButton: '--primary-foreground',
  link: '--link',
  focus: '--ring',
  accentText: '--larimar',
  secondText: '--cane',
  graphic: '--accent',
  background: '--background',
  card: '--card',
  subtle: '--subtle',
  border: '--border',
};

export function siteThemeVariables(primary: string, secondary: string): Record<string, string> {
  const palette = derivePalette(primary, secondary);
  return Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([key, name]) => {
      const { light, dark } = palette[key as keyof Palette];
      return [
        [`${name}-light`, light],
        [`${name}-dark`, dark],
      ];
    }),
  );
}

/** CSS rule for the page's head. Validated again, since the colours come from the database. */
export function siteThemeCss(primary: string, secondary: string): string {
  const isValid = isHexColor(primary) && isHexColor(secondary);
  const variables = isValid
    ? siteThemeVariables(primary, secondary)
    : siteThemeVariables(DEFAULT_COLORS.primary, DEFAULT_COLORS.secondary);
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}

export function applySiteTheme(primary: string, secondary: string): void {
  for (const [name, value] of Object.entries(siteThemeVariables(primary, secondary))) {
    document.documentElement.style.setProperty(name, value);
  }
}
