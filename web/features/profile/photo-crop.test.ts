import { expect, it } from 'vitest';
import { CENTERED, clampCrop, MAX_ZOOM, moveCrop } from './photo-crop.ts';

const WIDE = { width: 400, height: 200 };

it('a crop stays within the picture, whatever is asked for', () => {
  expect(clampCrop(WIDE, { x: -1, y: 2, zoom: 1 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  expect(clampCrop(WIDE, { x: 1, y: 1, zoom: 2 })).toEqual({ x: 0.875, y: 0.75, zoom: 2 });
  expect(clampCrop(WIDE, { ...CENTERED, zoom: 100 }).zoom).toBe(MAX_ZOOM);
  expect(clampCrop(WIDE, { ...CENTERED, zoom: 0 })).toEqual(CENTERED);
});

it('a drag moves the picture with the finger, and stops at its edge', () => {
  expect(moveCrop(WIDE, CENTERED, 0.2, 0.2)).toEqual({ x: 0.4, y: 0.5, zoom: 1 });
  expect(moveCrop(WIDE, CENTERED, 5, 0)).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  expect(moveCrop(WIDE, { ...CENTERED, zoom: 2 }, 0, -0.2)).toEqual({ x: 0.5, y: 0.6, zoom: 2 });
});
