/** `npm run test:thorough` runs stress tests at full size; `npm test` takes a part of each to stay under ten minutes. */
export const isThorough = process.env.THOROUGH === '1';

export const stressSize = ({ usual, thorough }: { usual: number; thorough: number }) => (isThorough ? thorough : usual);

/** All of them, or every nth, always the same. */
export function sampled<Item>(items: readonly Item[], everyNth: number): Item[] {
  return items.filter((_, index) => isThorough || index % everyNth === 0);
}
