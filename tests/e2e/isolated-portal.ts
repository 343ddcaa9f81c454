import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '../../server/core/project-root.ts';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { freePort } from '../support/free-port.ts';

/** The built portal on its own data, without the demo by default; a test may restart it at the same address. */
export class IsolatedPortal {
  private child: ChildProcess | undefined;
  private stdout = '';

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly environment: Record<string, string>,
  ) {}

  /** Standard output so far. */
  get output(): string {
    return this.stdout;
  }

  static async start(more: Record<string, string> = {}): Promise<IsolatedPortal> {
    const PORT = more.PORT ?? String(await freePort());
    const template = more.DEMO === 'on' && (more.E2E_DEMO_TEMPLATE ?? process.env.E2E_DEMO_TEMPLATE);
    const dataDir = template
      ? await copyDataDirectory(template, 'e2e-own')
      : await mkdtemp(join(tmpdir(), 'portal-e2e-own-'));
    const environment = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...more, PORT };
    const portal = new IsolatedPortal(`http://127.0.0.1:${PORT}`, dataDir, environment);
    await portal.restart();
    return portal;
  }

  async restart(): Promise<void> {
    this.child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (chunk) => (this.stdout += chunk));
    const isReady = async () => (await fetch(`${this.url}/healthz`).catch(() => undefined))?.ok;
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  async discard(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
