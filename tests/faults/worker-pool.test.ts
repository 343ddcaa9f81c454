import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { freePort } from '../support/free-port.ts';
import { type Environment, type PortalProcess, runPortal, startPortal } from '../support/portal-process.ts';

/** Starts of several processes, on a machine that may be busy. */
const LONG = { timeout: 120_000 };

let dataDir: string;
let portal: PortalProcess | undefined;

async function prepare() {
  dataDir = await copyDataDirectory(inject('dataDirectoryTemplate'), 'workers');
}
async function discard() {
  portal?.signal('SIGTERM');
  await portal?.exited;
  portal = undefined;
  await rm(dataDir, { recursive: true, force: true });
}

async function start(environment: Environment = {}): Promise<PortalProcess> {
  const started = await startPortal({ DATA_DIR: dataDir, WORKERS: '2', LOG_LEVEL: 'info', ...environment });
  portal = started;
  // It is ready with the first.
  await vi.waitFor(() => expect(workersOf(started), started.output()).toHaveLength(2), { timeout: 30_000 });
  return started;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Process ids of the workers, from what they log. */
function workersOf({ output }: PortalProcess): number[] {
  const listening = [...output().matchAll(/"pid":(\d+),.*Server listening/g)];
  return [...new Set(listening.map(([, pid]) => Number(pid)))].filter(isRunning);
}

/** Calls all the time, and collects what was not answered with 200. */
function callConstantly({ url }: PortalProcess) {
  const failures: unknown[] = [];
  let isOver = false;
  let answered = 0;
  const lane = async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/settings`, { headers: { connection: 'close' } }).catch((error) => error);
      if (answer.status !== 200) failures.push(answer.status ?? answer);
      await answer.text?.();
      answered += 1;
    }
  };
  const lanes = [lane(), lane()];
  const end = async () => {
    isOver = true;
    await Promise.all(lanes);
    return { failures, answered };
  };
  return { end, answered: () => answered };
}

describe('two workers', () => {
  let running: PortalProcess;
  let metricsPort: number;
  beforeAll(async () => {
    await prepare();
    metricsPort = await freePort();
    running = await start({ METRICS_PORT: String(metricsPort) });
  });
  afterAll(discard);

  it('tell Prometheus of both on one port: requests are added up, what both see alike is not', async () => {
    const path = '/api/news';
    // Each on a connection of its own, which the workers take in turn.
    for (let count = 0; count < 6; count += 1) {
      const answer = await fetch(running.url + path, { headers: { connection: 'close' } });
      await answer.arrayBuffer();
    }
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(text).toContain(`portal_request_seconds_count{method="GET",route="${path}",status="2xx"} 6`);
    expect(text).toContain('portal_queue_jobs{queue="mail"} 0');
  });

  it('one port is served by both, and one that is killed is replaced', async () => {
    const [killed, kept] = workersOf(running) as [number, number];
    process.kill(killed, 'SIGKILL');
    const others = () => workersOf(running).filter((pid) => pid !== killed);
    await expect.poll(others, LONG).toHaveLength(2);
    expect(others()).toContain(kept);
    expect((await running.call('GET', '/api/settings')).status).toBe(200);
  });

  it('what one worker changes holds in the other at once: a session ends in both', async () => {
    const account = { email: 'ana@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
    const registered = await running.call('POST', '/api/auth/register', account);
    const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // Each on a connection of its own, which the workers take in turn.
    const headers = { cookie, origin: running.url, connection: 'close' };
    const status = async () => (await fetch(`${running.url}/api/auth/user`, { headers })).status;
    const both = () => Promise.all([status(), status(), status(), status()]);
    expect(await both()).toEqual([200, 200, 200, 200]);
    await fetch(`${running.url}/api/logout`, { headers, redirect: 'manual' });
    await expect.poll(both).toEqual([401, 401, 401, 401]);
  });

  it('SIGHUP replaces them one by one, and no request is refused', async () => {
    const before = workersOf(running);
    const calls = callConstantly(running);
    running.signal('SIGHUP');
    await expect.poll(() => before.filter(isRunning), LONG).toEqual([]);
    const since = calls.answered();
    await expect.poll(calls.answered).toBeGreaterThan(since + 10);
    const { failures } = await calls.end();
    expect(failures).toEqual([]);
    expect(workersOf(running)).toHaveLength(2);
  });

  it('a worker that dies during a rolling restart is replaced once', async () => {
    const before = workersOf(running);
    running.signal('SIGHUP');
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await expect.poll(() => workersOf(running).filter((pid) => !before.includes(pid)), LONG).toHaveLength(2);
    running.signal('SIGHUP');
    const after = workersOf(running);
    await expect.poll(() => after.filter(isRunning), LONG).toEqual([]);
    expect(workersOf(running)).toHaveLength(2);
  });
});

describe('the whole pool', () => {
  beforeEach(prepare);
  afterEach(discard);

  it('SIGTERM ends all with 0; kill -9 of the primary leaves no worker', async () => {
    const running = await start();
    const first = workersOf(running);
    running.signal('SIGTERM');
    expect(await running.exited).toBe(0);
    expect(first.filter(isRunning)).toEqual([]);

    const again = await start();
    const second = workersOf(again);
    again.signal('SIGKILL');
    await again.exited;
    await expect.poll(() => second.filter(isRunning)).toEqual([]);
    // Takes over the database that was left behind, and stops it in the end.
    await start();
  });

  it('a port that is taken is said once, and nothing is left running', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const { code, output } = await runPortal({ DATA_DIR: dataDir, WORKERS: '2', PORT: String(port) });
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain(`El puerto ${port} ya está en uso`);
  });
});
