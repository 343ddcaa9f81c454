import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { setDatabaseReadOnly } from '../../../tests/support/read-only-database.ts';
import { parseConfig } from '../../core/config.ts';
import { projectRoot } from '../../core/project-root.ts';
import { portalVersion } from '../../core/version.ts';
import { backupRuns } from '../../database/schema/operations.ts';
import { switchMaintenance } from './maintenance.service.ts';
import { serveClusterMetrics } from './metrics.service.ts';

const TOKEN = 'una clave para las métricas';

let portal: TestApp;
let port: number;
beforeAll(async () => {
  port = await freePort();
  portal = await createTestApp({ config: { metricsPort: port, metricsToken: TOKEN } });
});
afterAll(() => portal.close());

const read = (path = '/metrics', token = TOKEN) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });

it('tells Prometheus of requests by route, of pools, queues, caches and the process', async () => {
  const { client } = await signedIn(portal);
  await client.get('/api/events/00000000-0000-0000-0000-000000000000');
  const response = await read();
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/portal_request_seconds_count\{method="GET",route="\/api\/events\/:id",status="4xx"\} 1/);
  expect(text).not.toContain('00000000-0000');
  for (const metric of [
    'portal_pool_connections{pool="main",state="waiting"} 0',
    'portal_queue_jobs{queue="mail"} ',
    'portal_queue_oldest_seconds{queue="newsletter-issue"} 0',
    'portal_disk_free_bytes{use="backups"} ',
    'portal_streams 0',
    `portal_build_info{version="${portalVersion}"} 1`,
    'portal_mail_held 0',
    'portal_mail_oldest_seconds 0',
    'portal_read_only 0',
    'portal_mails_total{outcome="sent"} 0',
    'portal_mails_total{outcome="failed"} 0',
    'portal_status_bad{area="mail"} 0',
    'nodejs_eventloop_lag_p99_seconds ',
    'process_resident_memory_bytes ',
  ]) {
    expect(text).toContain(metric);
  }
  // No backup is no fresh backup: the alert looks for the absence.
  expect(text).not.toMatch(/^portal_backup_age_seconds \d/m);
  expect(text).not.toMatch(/^portal_certificate_seconds \d/m);
});

it('tells how old the last good backup is while one hangs, and what was given up', async () => {
  const startedAt = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await portal.database.insert(backupRuns).values([
    { startedAt, endedAt: startedAt, machine: 'uno', file: 'portal.tar.gz', bytes: 5_000 },
    { startedAt: new Date(), machine: 'uno' },
  ]);
  await portal.database.execute(sql`
    insert into pgboss.job (id, name, state, completed_on) values (gen_random_uuid(), 'retention', 'failed', now())`);
  const text = await (await read()).text();
  expect(Number(/^portal_backup_age_seconds (.+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(3 * 86_400);
  expect(text).toContain('portal_failed_jobs{queue="retention"} 1');
});

it('counts a mail from when it was first put into the queue, also while it waits for its next attempt', async () => {
  await portal.database.execute(sql`
    insert into pgboss.job (id, name, state, created_on, start_after)
    values (gen_random_uuid(), 'mail', 'retry', now() - interval '1 hour', now() + interval '10 minutes')`);
  const text = await (await read()).text();
  const readSeries = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );
  expect(readSeries('portal_mail_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
  expect(readSeries('portal_queue_oldest_seconds{queue="mail"}')).toBeGreaterThanOrEqual(3_600);
  expect(readSeries('portal_queue_jobs{queue="mail"}')).toBe(1);
});

it('tells that the portal can only be read', async () => {
  await switchMaintenance(portal, { system: 'cli' }, { on: true });
  expect(await (await read()).text()).toContain('portal_read_only 1\n');
  await switchMaintenance(portal, { system: 'cli' }, { on: false });
  expect(await (await read()).text()).toContain('portal_read_only 0\n');
});

it('tells that the database itself takes no writes, as does the status page', async () => {
  const { client } = await signedIn(portal, { role: 'admin' });
  const maintenance = async () => (await client.get('/api/admin/status')).body.maintenance;
  expect(await (await read()).text()).toContain('portal_database_read_only 0\n');
  expect(await maintenance()).toMatchObject({ state: 'good', readOnlyDatabase: null });
  await setDatabaseReadOnly(portal.connection, true);
  await expect.poll(async () => (await read()).text()).toContain('portal_database_read_only 1\n');
  expect(await maintenance()).toMatchObject({ state: 'bad', readOnlyDatabase: 'setting' });
  await setDatabaseReadOnly(portal.connection, false);
});

it.each(['alerts.yml', 'dashboard.json'])('has every metric that deploy/prometheus/%s asks for', async (file) => {
  const asked = readFileSync(join(projectRoot, 'deploy/prometheus', file), 'utf8').match(/\bportal_[a-z_]+/g) ?? [];
  const text = await (await read()).text();
  const offered = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
  );
  expect(asked.length).toBeGreaterThan(5);
  expect([...new Set(asked)].filter((name) => !offered.includes(name))).toEqual([]);
});

it('answers 503 where every worker is dead, by which the alert goes off', async () => {
  const config = { metricsPort: await freePort(), metricsToken: undefined, host: '127.0.0.1' };
  const server = await serveClusterMetrics({
    config: { ...parseConfig({ DEMO: 'off' }), ...config },
    log: portal.app.log as Logger,
  });
  expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(503);
  await server.close();
});

it('tells whether the public address answers', async () => {
  expect(await (await read()).text()).toContain('portal_public_url_reachable 1\n');
  const config = { metricsPort: await freePort(), publicUrl: `https://127.0.0.1:${await freePort()}` };
  const unreachable = await createTestApp({ sharing: portal, config });
  const response = await fetch(`http://127.0.0.1:${config.metricsPort}/metrics`);
  expect(await response.text()).toContain('portal_public_url_reachable 0\n');
  await unreachable.close();
});

it('gives nothing without the token, and nothing else', async () => {
  expect((await read('/metrics', 'otra clave de otra persona')).status).toBe(401);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(401);
  expect((await read('/api/settings')).status).toBe(404);
  expect((await portal.visitor().get('/metrics')).status).toBe(404);
});
