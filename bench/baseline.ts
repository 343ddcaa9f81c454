import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Task } from './baseline-server.ts';

export interface Baseline {
  url: string;
  become(task: Task): Promise<void>;
  stop(): void;
}

export async function startBaseline(): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'baseline-server.ts'), { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    async become(task) {
      child.send(task);
      await once(child, 'message');
    },
    stop: () => void child.kill(),
  };
}
