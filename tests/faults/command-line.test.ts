import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCommandLine, type CommandLine } from '../support/command-line.ts';
import { startPortal } from '../support/portal-process.ts';

let commandLine: CommandLine;
let dataDir: string;
beforeAll(async () => {
  commandLine = await buildCommandLine();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-command-line-'));
});
afterAll(async () => {
  await commandLine.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (...words: string[]) => commandLine.run({ DATA_DIR: dataDir }, ...words);
const account = (email: string) => ({ email, password: 'secreto', firstName: 'Ana', lastName: 'Gil' });

it("commands work on the portal's own database while it runs and while it does not", async () => {
  const early = await run('members', 'list');
  expect(early).toMatchObject({ code: 1, stderr: expect.stringContaining('Todavía no hay una base de datos') });

  const portal = await startPortal({ DATA_DIR: dataDir });
  for (const email of ['primera@prueba.example', 'segunda@prueba.example']) {
    expect((await portal.call('POST', '/api/auth/register', account(email))).status).toBe(201);
  }
  const running = await run('admin', 'grant', 'segunda@prueba.example');
  expect(running).toMatchObject({ code: 0, stderr: '' });
  expect((await portal.call('GET', '/healthz')).status).toBe(200);
  expect((await run('doctor')).stdout).toMatch(/^✓ Base de datos: PostgreSQL [\d.]+, el propio del portal$/m);
  portal.signal('SIGTERM');
  expect(await portal.exited).toBe(0);

  const stopped = await run('admin', 'revoke', 'primera@prueba.example');
  expect(stopped).toMatchObject({ code: 0, stdout: 'primera@prueba.example ya no administra el portal.\n' });
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
  const list = await run('members', 'list');
  expect(list.stdout).toContain('segunda@prueba.example\tAna Gil\tadministra\n');
  expect(list.stdout).toContain('primera@prueba.example\tAna Gil\tmiembro\n');
});
