import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Task } from './baseline-server.ts';
import type { Load } from './measure.ts';

/** A bare server, which answers as it is told. */
export async function startBaseline() {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  const load: Load = { url: `http://127.0.0.1:${port}`, request: { method: 'GET', path: '/' } };
  return {
    pid: child.pid ?? 0,
    async answerWith(task: Task): Promise<Load> {
      child.send(task);
      await once(child, 'message');
      return load;
    },
    stop: () => void child.kill(),
  };
}
