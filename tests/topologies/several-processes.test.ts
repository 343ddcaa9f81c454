import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { createNextVersion } from '../support/next-version.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-servers.ts';
import { stressSize } from '../support/thoroughness.ts';
import { hasHaproxy, startLoadBalancer } from './load-balancer.ts';
import { MemberWrites } from './member-writes.ts';

const RESTARTS = stressSize({ usual: 3, thorough: 10 });
const REQUESTS = stressSize({ usual: 5_000, thorough: 100_000 });

/** As an update brings them: a column that writers fill, and an index on a table that is being written. */
const MIGRATION = `
  alter table forum_comments add column next_version integer not null default 0;
  create index forum_comments_next_version on forum_comments (next_version);`;

const skip = hasHaproxy ? '' : ' (skipped: haproxy is not installed)';

describe.skipIf(skip)(`three processes behind HAProxy${skip}`, () => {
  let server: PostgresServer;
  let ports: number[];
  const portals: PortalProcess[] = [];
  let entry: string | undefined;

  async function start(index: number): Promise<void> {
    const { user, password, port } = server.portal;
    portals[index] = await startPortal(
      {
        PORT: String(ports[index]),
        SESSION_SECRET: 'x'.repeat(32),
        EMAIL_CONFIRMATION: 'off',
        TRUST_PROXY: '127.0.0.1',
        DRAIN_SECONDS: '3',
        DATABASE_POOL_SIZE: '10',
        DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/portal`,
      },
      entry,
    );
  }

  async function countColumns(name: string): Promise<number | null> {
    const client = new pg.Client(server.portal);
    await client.connect();
    const { rowCount } = await client.query('select from information_schema.columns where column_name = $1', [name]);
    await client.end();
    return rowCount;
  }

  async function stop(portal: PortalProcess | undefined): Promise<void> {
    portal?.signal('SIGTERM');
    expect(await portal?.exited).toBe(0);
  }

  beforeEach(async () => {
    server = await createPostgresServer(inject('dataDirectoryTemplate'));
    ports = [await freePort(), await freePort(), await freePort()];
    for (const index of ports.keys()) await start(index);
  });
  afterEach(async () => {
    await Promise.all(portals.map(stop));
    await server.remove();
  });

  it(`${RESTARTS} rolling restarts, the middle one an update with a migration: no request fails`, async () => {
    const balancer = await startLoadBalancer(ports);
    const next = await createNextVersion(inject('portalEntry'), MIGRATION);
    try {
      const writes = await MemberWrites.prepare(() => balancer.url, { members: 12, posts: 10 });
      const reads = readConstantly(balancer.url, 8);
      writes.start();
      const answered = () => writes.acknowledged.length + reads.answered();
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        if (restart === Math.floor(RESTARTS / 2)) entry = next.entry;
        for (const index of ports.keys()) {
          await stop(portals[index]);
          await start(index);
        }
        const due = (REQUESTS / RESTARTS) * (restart + 1);
        await expect.poll(answered, { timeout: 600_000, interval: 100 }).toBeGreaterThan(due);
      }
      await writes.stop();
      const failedReads = await reads.stop();
      const { lost, miscounted } = await writes.verify(server.portal);
      expect(await countColumns('next_version')).toBe(1);
      console.log(
        `${RESTARTS} rolling restarts, ${answered()} requests, ${failedReads.length} reads failed, writes refused:`,
        Object.fromEntries(writes.refused),
      );
      expect(failedReads).toEqual([]);
      expect(Object.fromEntries(writes.refused)).toEqual({});
      expect({ lost, miscounted }).toEqual({ lost: [], miscounted: [] });
    } finally {
      await balancer.stop();
      await next.remove();
    }
  });
});

/** Visitors on several connections, and what they were not answered. */
function readConstantly(url: string, connections: number) {
  const paths = ['/', '/api/settings', '/api/events', '/events', '/api/news'];
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const lane = async (first: number) => {
    for (let number = first; !isOver; number += 1) {
      const path = paths[number % paths.length] ?? '/';
      const answer = await fetch(url + path).catch((error: Error) => error);
      if (answer instanceof Error) failures.push(`${path}: ${answer.cause ?? answer}`);
      else {
        await answer.arrayBuffer();
        if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
      }
      answered += 1;
    }
  };
  const lanes = Array.from({ length: connections }, (_, index) => lane(index));
  return {
    answered: () => answered,
    async stop(): Promise<string[]> {
      isOver = true;
      await Promise.all(lanes);
      return failures;
    },
  };
}
