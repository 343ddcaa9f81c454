import * as z from 'zod/mini';

export const importBytes = 1024 * 1024;

/** A row of a file that was not taken; `line` is its last. */
export const rejectedRow = z.object({ line: z.number(), text: z.string(), reason: z.string() });
export type RejectedRow = z.output<typeof rejectedRow>;
