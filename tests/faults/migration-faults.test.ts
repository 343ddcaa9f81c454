import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { databaseUrl } from '../support/database-url.ts';
import { createNextVersion } from '../support/next-version.ts';
import { type PortalProcess, runPortal, startPortal } from '../support/portal-process.ts';
import { createSmallDisk, mountable, setReadOnly } from '../support/small-disk.ts';

let dataDir: string;
let next: Awaited<ReturnType<typeof createNextVersion>> | undefined;
let portals: PortalProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-migration-'));
});
afterEach(async () => {
  for (const portal of portals) portal.signal('SIGTERM');
  await Promise.all(portals.map(({ exited }) => exited));
  portals = [];
  await next?.remove();
  next = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

describe('a migration', () => {
  /** Stops in the middle of it while a table of that name exists. */
  const MIGRATION = `create table next_version as select * from generate_series(1, 1000) as number;
    do $$ begin if to_regclass('brake') is not null then perform pg_sleep(600); end if; end $$`;

  let store: TestDatabase;
  beforeEach(async () => {
    store = await createTestDatabase();
    next = await createNextVersion(inject('portalEntry'), MIGRATION);
  });
  afterEach(() => store.close());

  const environment = (values: Record<string, string> = {}) => ({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(store.connection),
    SESSION_SECRET: 'a secret that both processes know',
    ...values,
  });
  const brake = () => store.database.execute(sql`create table brake ()`);
  const release = () => store.database.execute(sql`drop table brake`);

  const untilInTheMiddle = () =>
    expect
      .poll(async () => (await migrating()).filter(({ isSleeping }) => isSleeping), { timeout: 60_000 })
      .toHaveLength(1);
  async function migrating() {
    const { rows } = await store.database.execute<{ pid: number; isSleeping: boolean }>(
      sql`select pid, wait_event = 'PgSleep' as "isSleeping" from pg_stat_activity
          where application_name = 'portal-migrate' and datname = current_database()`,
    );
    return rows;
  }
  async function left() {
    const { rows } = await store.database.execute<{ exists: boolean }>(
      sql`select to_regclass('next_version') is not null as exists`,
    );
    return rows[0]?.exists;
  }
  const start = async (values?: Record<string, string>) => {
    const portal = await startPortal(environment(values), next?.entry);
    portals.push(portal);
    return portal;
  };
  const commandLine = () =>
    spawn(process.execPath, [join(next?.folder ?? '', 'portal.js'), 'migrate'], {
      env: { PATH: process.env.PATH, ...environment() },
      stdio: 'ignore',
    });
  const attempt = () => runPortal(environment({ PORT: '0', DATABASE_WAIT_SECONDS: '0' }), next?.entry);

  it('that is killed leaves nothing, and the next start goes on without waiting for it', async () => {
    await brake();
    const killed = commandLine();
    await untilInTheMiddle();
    killed.kill('SIGKILL');
    await expect.poll(migrating, { timeout: 20_000 }).toEqual([]);
    expect(await left()).toBe(false);
    await release();
    expect((await (await start()).call('GET', '/api/news')).status).toBe(200);
    expect(await left()).toBe(true);
  });

  it('whose connection falls leaves nothing, says so, and is tried again', async () => {
    await brake();
    const failed = attempt();
    await untilInTheMiddle();
    const [{ pid } = { pid: 0 }] = await migrating();
    await store.database.execute(sql`select pg_terminate_backend(${pid})`);
    const { code, output } = await failed;
    expect(code).toBe(1);
    expect(output).toMatch(/^La base de datos no responde \(.*\)\. Revisa DATABASE_URL/m);
    expect(await left()).toBe(false);

    const started = start();
    await untilInTheMiddle();
    await release();
    const [again] = await migrating();
    await store.database.execute(sql`select pg_terminate_backend(${again?.pid ?? 0})`);
    expect((await (await started).call('GET', '/api/news')).status).toBe(200);
    expect(await left()).toBe(true);
  });

  it('that two processes begin at once is made once, and both serve', async () => {
    const both = await Promise.all([start(), start({ DATA_DIR: join(dataDir, 'other') })]);
    for (const portal of both) expect((await portal.call('GET', '/api/news')).status).toBe(200);
    const { rows } = await store.database.execute(sql`select count(*)::int as count from next_version`);
    expect(rows).toEqual([{ count: 1000 }]);
  });
});

const skip = mountable ? '' : ' (skipped: mounts are forbidden here)';
const DISK_BYTES = 400 * 1024 ** 2;
const LEFT_BYTES = 30 * 1024 ** 2;

describe.skipIf(skip)(`on the portal’s own PostgreSQL${skip}`, () => {
  it('a migration that fills the disk leaves nothing, says so, and is made once there is room', async () => {
    next = await createNextVersion(
      inject('portalEntry'),
      'create table next_version as select gen_random_uuid() as id from generate_series(1, 1_000_000)',
    );
    const disk = await createSmallDisk(DISK_BYTES);
    try {
      const own = join(disk.folder, 'datos');
      execFileSync('cp', ['-a', inject('dataDirectoryTemplate'), own]);
      await disk.fill(LEFT_BYTES);
      const failed = await runPortal({ DATA_DIR: own, PORT: '0', DATABASE_WAIT_SECONDS: '0' }, next.entry);
      const full = 'No queda espacio en el disco de la base de datos. Libera espacio, e inicia el portal de nuevo.\n';
      expect(failed).toEqual({ code: 1, output: full });
      await disk.empty();
      const portal = await startPortal({ DATA_DIR: own }, next.entry);
      expect((await portal.call('GET', '/api/news')).status).toBe(200);
      portal.signal('SIGTERM');
      await portal.exited;
      setReadOnly(disk, true);
      const { code, output } = await runPortal({ DATA_DIR: own, PORT: '0' }, next.entry);
      expect(code).toBe(1);
      expect(output).toMatch(
        /^No se pudo poner en marcha la base de datos propia en .*: EROFS: .* Revisa los permisos.*\n$/,
      );
    } finally {
      await disk.remove();
    }
  });
});
