import { describe, expect, it } from 'vitest';
import { contrast, readableOn } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { DEFAULT_COLORS, DEFAULT_PALETTE, derivePalette, type Palette } from './palette.ts';

const HARD_PAIRS: Array<[name: string, primary: string, secondary: string]> = [
  ['the default', DEFAULT_COLORS.primary, DEFAULT_COLORS.secondary],
  ['green and amber', '#14532D', '#F59E0B'],
  ['yellow and wine', '#FACC15', '#7F1D1D'],
  ['black and lime', '#000000', '#A3E635'],
  ['white and white', '#FFFFFF', '#FFFFFF'],
  ['two middle greys', '#808080', '#797979'],
  ['two loud colours', '#FF00FF', '#00FF00'],
  ['only the second is changed', DEFAULT_COLORS.primary, '#DC2626'],
];

/** Text tokens that do not follow from the two colours (`tokens.css`). */
const TEXT = { light: ['#1e293b', '#475569'], dark: ['#e2e8f0', '#94a3b8'] };

type Pair = [text: keyof Palette, ground: keyof Palette];

const TEXT_ON_GROUND: Pair[] = [
  ['onBand', 'band'],
  ['onBandMuted', 'band'],
  ['highlight', 'band'],
  ['onButton', 'button'],
  ['onButton', 'buttonHover'],
  ...(['link', 'accentText', 'secondText'] as const).flatMap((text): Pair[] => [
    [text, 'background'],
    [text, 'card'],
    [text, 'subtle'],
  ]),
];

describe.each(HARD_PAIRS)('a palette of %s', (_name, primary, secondary) => {
  const palette = derivePalette(primary, secondary);

  it.each(['light', 'dark'] as const)('has readable text everywhere in the %s scheme', (scheme) => {
    for (const [text, ground] of TEXT_ON_GROUND) {
      const ratio = contrast(palette[text][scheme], palette[ground][scheme]);
      expect(ratio, `${text} ${palette[text][scheme]} on ${ground} ${palette[ground][scheme]}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
    for (const text of TEXT[scheme]) {
      for (const ground of ['background', 'card', 'subtle'] as const) {
        expect(contrast(text, palette[ground][scheme]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const ground of ['background', 'card'] as const) {
      expect(contrast(palette.focus[scheme], palette[ground][scheme]), 'the focus ring').toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the derived colours', () => {
  it('are those drawn by hand for the default pair, however it is spelled', () => {
    expect(derivePalette('#1e293b', '#3b82f6')).toBe(DEFAULT_PALETTE);
  });

  it('keep the hue that was chosen', () => {
    const { button, link } = derivePalette('#14532D', '#DC2626');
    for (const hex of [button.light, link.light, link.dark]) {
      expect(toOklch(hex).h).toBeCloseTo(toOklch('#DC2626').h, 1);
    }
  });

  it('put black on a bright button instead of turning it into another colour', () => {
    expect(derivePalette('#000000', '#A3E635')).toMatchObject({
      button: { light: '#a3e635' },
      onButton: { light: '#000000' },
    });
  });
});

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#3B82F6', '#ffffff')).toBeCloseTo(3.68, 1);
  });

  it('decides for white on dark and black on light', () => {
    expect(readableOn('#1E293B')).toBe('#ffffff');
    expect(readableOn('#FACC15')).toBe('#000000');
  });
});

describe('OKLCH', () => {
  it('gives each colour back, and the nearest that a screen can show for one that it cannot', () => {
    for (const hex of ['#1e293b', '#3b82f6', '#ffffff', '#000000', '#ff00ff']) expect(toHex(toOklch(hex))).toBe(hex);
    expect(toHex({ l: 0.5, c: 0.5, h: 2 })).toMatch(/^#[0-9a-f]{6}$/);
  });
});
