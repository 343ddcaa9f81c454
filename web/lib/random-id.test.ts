import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from './random-id.ts';

it('is a UUID, and never the same', () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  expect(ids.filter((id) => !z.safeParse(z.uuidv4(), id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(1_000);
});
