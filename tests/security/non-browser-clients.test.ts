import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { createCategory } from '../support/factories.ts';

const credentials = { email: 'miembro@demo.example', password: 'demo-portal' };
let portal: TestApp;
let url: string;
beforeAll(async () => {
  portal = await createTestApp({ config: { rateLimits: true, demo: true } });
  await createCategory(portal.database);
  await portal.visitor().post('/api/auth/register', { ...credentials, firstName: 'Ana', lastName: 'Gil' });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
});
afterAll(() => portal.close());

it('Node’s own fetch signs in and is known by its cookie', async () => {
  const body = JSON.stringify(credentials);
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(login.status).toBe(200);
  const cookie = login.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const user = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
  expect(await user.json()).toMatchObject({ email: credentials.email });
});

const hasCurl = spawnSync('curl', ['--json', '', '--version']).status === 0;

it.skipIf(!hasCurl)(
  `the README’s example with curl creates a post${hasCurl ? '' : ' (skipped: no curl 7.82)'}`,
  async () => {
    const example = /```sh\n(portal=.*?)```/s.exec(readFileSync(join(projectRoot, 'README.md'), 'utf8'))?.[1] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'portal-curl-'));
    try {
      const script = example.replace('http://127.0.0.1:3000', url);
      const { stdout } = await promisify(execFile)('sh', ['-ec', script], { cwd: folder });
      expect(stdout).toContain('"title":"¿Quién reparte en Higüey los sábados?"');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
