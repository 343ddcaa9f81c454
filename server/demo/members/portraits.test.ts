import { expect, it } from 'vitest';
import { ADMIN, DEMO_MEMBER, memberProfiles } from './member-profiles.ts';
import { drawPortraits } from './portraits.ts';

const portraits = drawPortraits();

it('two thirds of the members have a portrait; the two accounts do not', () => {
  const share = portraits.size / Object.keys(memberProfiles).length;
  expect(share).toBeGreaterThan(0.63);
  expect(share).toBeLessThan(0.7);
  for (const key of [ADMIN, DEMO_MEMBER] as const) expect(portraits.has(key), key).toBe(false);
});

it('no two portraits are alike, and each is small and self-contained', () => {
  const all = [...portraits.values()];
  expect(new Set(all.map(({ hash }) => hash)).size).toBe(all.length);
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
  for (const { svg } of all) {
    expect(svg.length).toBeLessThan(4_096);
    expect(svg).not.toMatch(/NaN|undefined|<script|href|style|<text/);
  }
});

it('is the same portrait every time', () => {
  expect([...drawPortraits().values()]).toEqual([...portraits.values()]);
});
