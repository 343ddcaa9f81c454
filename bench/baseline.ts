import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Task } from './baseline-server.ts';
import { type Figures, measure } from './measure.ts';

export interface Baseline {
  /** The same response from a bare server: as fixed bytes, and as rows of one prepared query. */
  measure(answer: string, query: Omit<QueryTask, 'kind'>, connections: number): Promise<Bare>;
  measureBytes(body: Buffer, connections: number): Promise<Figures>;
  stop(): void;
}

type QueryTask = Extract<Task, { kind: 'query' }>;

interface Bare {
  bytes: Figures;
  query: Figures;
}

export async function startBaseline(): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  async function measureAs(task: Task, connections: number): Promise<Figures> {
    child.send(task);
    await once(child, 'message');
    return measure({ url: `http://127.0.0.1:${port}`, requests: [{ method: 'GET', path: '/' }] }, connections);
  }
  return {
    measure: async (answer, query, connections) => ({
      bytes: await measureAs({ kind: 'bytes', body: answer }, connections),
      query: await measureAs({ kind: 'query', ...query }, connections),
    }),
    measureBytes: (body, connections) =>
      measureAs({ kind: 'bytes', body: body.toString('base64'), encoding: 'base64' }, connections),
    stop: () => void child.kill(),
  };
}
