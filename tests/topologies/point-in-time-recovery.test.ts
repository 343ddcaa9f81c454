import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { startPortal } from '../support/portal-process.ts';
import { createPostgresServer, type PostgresServer } from '../support/postgres-servers.ts';
import { MemberWrites } from './member-writes.ts';

async function onServer<Result>(server: PostgresServer, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...server.superuser, database: 'portal' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const startOn = ({ portal: { user, password, port } }: PostgresServer) =>
  startPortal({
    SESSION_SECRET: 'x'.repeat(32),
    EMAIL_CONFIRMATION: 'off',
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/portal`,
  });

it('archived WAL brings everything back as of the moment before a wrong statement', async () => {
  const archive = await mkdtemp(join(tmpdir(), 'portal-wal-'));
  // PostgreSQL may run under another account.
  await chmod(archive, 0o777);
  const template = inject('dataDirectoryTemplate');
  const settings = ['archive_mode=on', `archive_command=cp %p ${archive}/%f`];
  const server = await createPostgresServer(template, { settings });
  const servers = [server];
  try {
    const portal = await startOn(server);
    const writes = await MemberWrites.prepare(() => portal.url, { members: 4, posts: 4 });
    writes.start();
    await expect.poll(() => writes.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(100);
    await writes.stop();
    portal.signal('SIGTERM');
    await portal.exited;
    const until = await onServer(server, async (client) => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
      await client.query('delete from forum_comments');
      const { rows: ended } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      const archived = async () => {
        const { rows: states } = await client.query('select last_archived_wal as file from pg_stat_archiver');
        return states[0].file;
      };
      await expect.poll(archived, { timeout: 60_000 }).toBe(ended[0]?.file);
      return rows[0]?.now ?? new Date();
    });
    await server.kill();

    const recovered = await createPostgresServer(template, { recovery: { archive, until } });
    servers.push(recovered);
    const isReady = () =>
      onServer(recovered, async (client) => {
        const { rows } = await client.query('select not pg_is_in_recovery() as ready');
        return rows[0].ready;
      });
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    expect(await writes.verify(recovered.portal)).toEqual({ lost: [], miscounted: [] });
    const again = await startOn(recovered);
    expect((await again.call('GET', '/api/events')).status).toBe(200);
    again.signal('SIGTERM');
    expect(await again.exited).toBe(0);
  } finally {
    for (const each of servers) await each.remove();
    await rm(archive, { recursive: true });
  }
});
