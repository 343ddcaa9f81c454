import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../server/core/project-root.ts';
import type { Figures } from './measure.ts';

export interface Measured extends Figures {
  /** CPU milliseconds of a request: of the server, and of the database. */
  cpuMs: number;
  databaseMs: number;
  /** Resident memory of the server afterwards. */
  memoryMiB: number;
}

export interface Result {
  site: string;
  scenario: string;
  connections: number;
  ours: Measured;
  bare?: Measured;
}

const ratio = (a: number | undefined, b: number | undefined) => (a && b ? (a / b).toFixed(2) : '');

/** One line a measurement; growth is the p50 against that with the demo data. */
export function printReport(results: Result[]): void {
  const rows = results.map(({ site, scenario, connections, ours, bare }) => {
    const first = results.find((other) => other.scenario === scenario && other.connections === connections);
    return {
      scenario,
      site,
      conn: connections,
      'req/s': ours.requestsPerSecond,
      'bare/s': bare?.requestsPerSecond ?? '',
      ratio: ratio(ours.requestsPerSecond, bare?.requestsPerSecond),
      p50: ours.p50,
      p99: ours.p99,
      growth: first?.site === site ? '' : ratio(ours.p50, first?.ours.p50),
      'cpu ms': ours.cpuMs,
      'db ms': ours.databaseMs,
      'bare cpu': bare?.cpuMs ?? '',
      'bare db': bare?.databaseMs ?? '',
      MiB: ours.memoryMiB,
      failed: ours.failures,
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
