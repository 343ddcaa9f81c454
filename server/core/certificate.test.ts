import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { readCertificateEnd } from './certificate.ts';

const skip = spawnSync('openssl', ['version']).status === 0 ? '' : ' (skipped: openssl is not installed)';
const DAY_MS = 24 * 60 * 60 * 1000;

it.skipIf(skip)(`tells when the certificate of an address ends, although nobody vouches for it${skip}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(0, 'localhost');
  await once(server, 'listening');
  const end = await readCertificateEnd(`https://localhost:${(server.address() as AddressInfo).port}`);
  expect((end?.getTime() ?? 0) - Date.now()).toBeGreaterThan(2.9 * DAY_MS);
  expect((end?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(3 * DAY_MS);
  server.close();
  await rm(folder, { recursive: true });
});

it('asks nobody where there is no https', async () => {
  expect(await readCertificateEnd('http://localhost:1')).toBeUndefined();
});
