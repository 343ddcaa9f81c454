/** `npm run tool -- test:thorough` runs stress tests at full size; other runs take a part of each to stay short. */
export const isThorough = process.env.THOROUGH === '1';

export const stressSize = ({ usual, thorough }: { usual: number; thorough: number }) => (isThorough ? thorough : usual);

/** All of them, or every nth, always the same. */
export function sampled<Item>(items: readonly Item[], everyNth: number): Item[] {
  return items.filter((_, index) => isThorough || index % everyNth === 0);
}
