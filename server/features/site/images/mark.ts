import type { Palette } from '#contract/site/palette.ts';

type MarkColors = Pick<Palette, 'highlight' | 'horizon' | 'onBand'>;

/** Fallback for a missing logo. */
export function markShapes({ highlight, horizon, onBand }: MarkColors): string {
  return (
    `<path d="M8 18a8 8 0 0 1 16 0z" fill="${highlight.light}"/>` +
    '<g fill="none" stroke-width="2" stroke-linecap="round">' +
    `<path d="M4 20.5c7-3 17-3 24 0" stroke="${horizon.light}"/>` +
    `<path d="M6 25c6-2.5 14-2.5 20 0" stroke="${onBand.light}"/></g>`
  );
}
