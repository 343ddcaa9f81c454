import * as z from 'zod/mini';

type Bound = [length: number, message: string];

/**
 * Text stored verbatim, spaces included; the minimum also holds without the spaces around it, so that spaces alone are
 * refused. Lengths are in code points, as zod and PostgreSQL count them: an emoji is one.
 */
export function verbatimText({ min, max }: { min: Bound; max: Bound }) {
  return z.string(min[1]).check(
    z.minLength(...min),
    z.refine((text) => [...text.trim()].length >= min[0], { error: min[1] }),
    z.maxLength(...max),
  );
}
