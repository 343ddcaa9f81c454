import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '../../server/core/project-root.ts';
import { freePort } from '../support/free-port.ts';

/** The built portal, without demo data unless asked for, which a test may stop and start again at the same address. */
export class OwnPortal {
  private child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly environment: Record<string, string>,
  ) {}

  static async start(more: Record<string, string> = {}): Promise<OwnPortal> {
    const port = String(await freePort());
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-e2e-own-'));
    const environment = { PORT: port, DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...more };
    const portal = new OwnPortal(`http://127.0.0.1:${port}`, environment);
    await portal.startAgain();
    return portal;
  }

  async startAgain(): Promise<void> {
    this.child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const isReady = async () => (await fetch(`${this.url}/healthz`).catch(() => undefined))?.ok;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  async discard(): Promise<void> {
    await this.stop();
    await rm(this.environment.DATA_DIR ?? '', { recursive: true, force: true });
  }
}
