import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../server/core/project-root.ts';
import type { Figures } from './measure.ts';

export interface Result {
  size: number;
  scenario: string;
  connections: number;
  ours: Figures;
  /** `node:http` with the same bytes. */
  bytes?: Figures;
  /** `node:http` with one prepared query for the same rows. */
  query?: Figures;
}

const ratio = (a: number | undefined, b: number | undefined) => (a && b ? (a / b).toFixed(2) : '–');

/** One line a measurement; the last column is the p50 against the smallest size of the same run. */
export function printReport(results: Result[], counted: string): void {
  const smallest = Math.min(...results.map(({ size }) => size));
  const rows = results.map(({ size, scenario, connections, ours, bytes, query }) => {
    const first = results.find(
      (other) => other.size === smallest && other.scenario === scenario && other.connections === connections,
    );
    return {
      [counted]: size,
      scenario,
      connections,
      'req/s': ours.requestsPerSecond,
      'p50 ms': ours.p50,
      'p99 ms': ours.p99,
      failures: ours.failures,
      'bytes req/s': bytes?.requestsPerSecond ?? '–',
      'query req/s': query?.requestsPerSecond ?? '–',
      'ours / query': ratio(ours.requestsPerSecond, query?.requestsPerSecond),
      'p50 growth': ratio(ours.p50, first?.ours.p50),
    };
  });
  console.table(rows);
}

/** For comparison with other days: `bench/results/{name}.json`. */
export async function saveResults(name: string, results: object[]): Promise<void> {
  const folder = join(projectRoot, 'bench/results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}
