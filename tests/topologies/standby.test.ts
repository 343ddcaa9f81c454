import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { type Environment, type PortalProcess, startPortal } from '../support/portal-process.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-servers.ts';
import { stressSize } from '../support/thoroughness.ts';
import { MemberWrites } from './member-writes.ts';

/** Half of them kill the portal, a quarter each the primary and the standby. */
const KILLS = stressSize({ usual: 12, thorough: 100 });
const WRITES = stressSize({ usual: 3_000, thorough: 100_000 });

let primary: PostgresServer;
let standby: PostgresServer;
let environment: Environment;
let portal: PortalProcess;

beforeEach(async () => {
  const template = inject('dataDirectoryTemplate');
  primary = await createPostgresServer(template, { settings: ['synchronous_standby_names=*'] });
  standby = await createPostgresServer(template, { primary });
  const { user, password } = primary.portal;
  const hosts = [standby, primary].map(({ port }) => `127.0.0.1:${port}`).join(',');
  environment = {
    PORT: String(await freePort()),
    SESSION_SECRET: 'x'.repeat(32),
    EMAIL_CONFIRMATION: 'off',
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@${hosts}/portal?target_session_attrs=read-write`,
  };
  portal = await startPortal(environment);
});
afterEach(async () => {
  portal.signal('SIGTERM');
  await portal.exited;
  await standby.remove();
  await primary.remove();
});

const writeAs = (members: number) => MemberWrites.prepare(() => portal.url, { members, posts: 10 });

async function replacePortal(): Promise<void> {
  portal.signal('SIGKILL');
  await portal.exited;
  portal = await startPortal(environment);
}

async function replaceServer(server: PostgresServer): Promise<void> {
  await server.kill();
  await server.start();
}

describe('a primary with a synchronous standby', () => {
  it(`loses nothing acknowledged over ${KILLS} kills of the portal, the primary and the standby`, async () => {
    const writes = await writeAs(20);
    const startedAt = performance.now();
    writes.start();
    const victims = [replacePortal, () => replaceServer(primary), replacePortal, () => replaceServer(standby)];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const due = (WRITES / KILLS) * (kill + 1);
      await expect.poll(() => writes.acknowledged.length, { timeout: 300_000, interval: 20 }).toBeGreaterThan(due);
      await victims[kill % victims.length]?.();
    }
    const reached = writes.acknowledged.length;
    // After the last kill too.
    await expect.poll(() => writes.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(reached + 10);
    await writes.stop();

    const { lost, miscounted } = await writes.verify(primary.portal);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(
      `${KILLS} kills, ${writes.acknowledged.length} writes acknowledged in ${seconds} s, ${lost.length} lost; refused:`,
      Object.fromEntries(writes.refused),
    );
    expect(lost).toEqual([]);
    expect(miscounted).toEqual([]);
    expect(writes.failures).toEqual([]);
  });

  it('is replaced by it under load: only 503 meanwhile, and nothing acknowledged is lost', async () => {
    const writes = await writeAs(20);
    writes.start();
    await expect.poll(() => writes.acknowledged.length, { interval: 20 }).toBeGreaterThan(500);
    await primary.kill();
    const before = writes.acknowledged.length;
    const client = new pg.Client(standby.superuser);
    await client.connect();
    await client.query('select pg_promote()');
    const promotedAt = performance.now();
    await client.end();
    await expect.poll(() => writes.acknowledged.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before);
    const ms = Math.round(performance.now() - promotedAt);
    await expect.poll(() => writes.acknowledged.length, { interval: 20 }).toBeGreaterThan(before + 500);
    await writes.stop();

    console.log(`writable ${ms} ms after the promotion; refused:`, Object.fromEntries(writes.refused));
    expect([...writes.refused.keys()].filter((reason) => reason !== '503')).toEqual([]);
    expect(await writes.verify(standby.portal)).toEqual({ lost: [], miscounted: [] });
    expect(writes.failures).toEqual([]);
  });
});
