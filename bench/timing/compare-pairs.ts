type Kind = 'known' | 'unknown';

const WARM_UP_PAIRS = 10;
const QUANTILES = { median: 0.5, p95: 0.95 };

const rounded = (ms: number) => Number(ms.toFixed(2));
const quantile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/**
 * Interleaved in alternating order, so that load on the machine and the after-effects of one call on the next affect
 * both kinds alike.
 */
export async function comparePairs(pairs: number, measure: Record<Kind, () => Promise<number>>) {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let pair = -WARM_UP_PAIRS; pair < pairs; pair += 1) {
    const order: Kind[] = pair % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const took = await measure[kind]();
      if (pair >= 0) times[kind].push(took);
    }
  }
  const of = (kind: Kind, share: number) => rounded(quantile(times[kind], share));
  const { median, p95 } = QUANTILES;
  return {
    'known median ms': of('known', median),
    'unknown median ms': of('unknown', median),
    difference: rounded(quantile(times.known, median) - quantile(times.unknown, median)),
    'known p95 ms': of('known', p95),
    'unknown p95 ms': of('unknown', p95),
  };
}
