import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';

const tokens = readFileSync(join(projectRoot, 'web/styles/tokens.css'), 'utf8');

/** Degrees on the colour wheel: red 0, yellow 60, green 120. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
  const max = Math.max(r, g, b);
  const range = max - Math.min(r, g, b);
  if (max === r) return (((g - b) / range) * 60 + 360) % 360;
  return (max === g ? (b - r) / range + 2 : (r - g) / range + 4) * 60;
}

it('draws what the spec calls yellow in yellow, and neither in orange nor in brown', () => {
  const [, light = '', dark = ''] = /--bar-yellow: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  for (const colour of [light, dark]) {
    expect(hue(colour)).toBeGreaterThan(44);
    expect(hue(colour)).toBeLessThan(64);
  }
});
