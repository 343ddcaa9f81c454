import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf, readPidFile, rotateLog } from './postmaster.ts';

const isRoot = process.getuid?.() === 0;
/** An unprivileged account; tests that need it are skipped where the machine has none of that name. */
const NOBODY = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout || 0);
const silent = { info() {}, warn() {}, error() {} };
const projectDir = process.cwd();

let root: string;
let dataDir: string;
let running: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  // Without user namespaces, as in a default container, root's database runs as another account, which has to get in
  // here.
  chmodSync(root, 0o755);
  dataDir = join(root, 'datos');
  running = [];
  children = [];
});

afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()));
  for (const child of children) child.kill('SIGKILL');
  const orphan = readPidFile(clusterOf(dataDir))?.pid ?? 0;
  if (isPostmasterOf(orphan, clusterOf(dataDir))) process.kill(orphan, 'SIGKILL');
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
});

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: dir, log: silent });
  running.push(database);
  return database;
}

async function query(
  database: EmbeddedPostgres,
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Another portal, in a process of its own; its output starts when the database accepts connections. */
function spawnHolder(options: { uid?: number; gid?: number } = {}): ChildProcess {
  const script = `
    const { startEmbeddedPostgres } = await import(process.argv[1]);
    const log = { info() {}, warn() {}, error() {} };
    const database = await startEmbeddedPostgres({ dataDir: process.argv[2], log });
    process.on('SIGTERM', () => database.stop().then(() => process.exit()));
    console.log(JSON.stringify(database.connection));
    setInterval(() => {}, 1000);`;
  const module = join(import.meta.dirname, 'embedded-postgres.ts');
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, module, dataDir];
  const child = spawn(process.execPath, args, { cwd: projectDir, stdio: ['ignore', 'pipe', 'inherit'], ...options });
  children.push(child);
  return child;
}

async function connectionOf(holder: ChildProcess): Promise<EmbeddedPostgres> {
  if (!holder.stdout) throw new Error('no output');
  const [line] = await once(holder.stdout, 'data');
  return { connection: JSON.parse(String(line)), stop: async () => {} };
}

async function killHard(holder: ChildProcess): Promise<void> {
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

const clusterOf = (dir: string) => join(dir, 'postgres', 'cluster');
const postmasterPid = () => readPidFile(clusterOf(dataDir))?.pid ?? 0;
/** Ctrl+C reaches the terminal's group of processes. */
function processGroupOf(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
}

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('the database', () => {
  test('keeps its data over a stop and a start, closed to everybody else and to a Ctrl+C meant for the portal', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE note (body text)');
    await query(first, "INSERT INTO note VALUES ('sigue aquí')");
    expect(await query(first, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(await query(first, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(processGroupOf(postmasterPid())).toBe(postmasterPid());
    expect(modeOf(dataDir)).toBe(0o700);
    expect(modeOf(join(dataDir, 'postgres/secrets.json'))).toBe(0o600);
    await first.stop();
    expect(postmasterPid()).toBe(0);

    const second = await start();
    expect(await query(second, 'SELECT body FROM note')).toEqual([{ body: 'sigue aquí' }]);
  });

  test('speaks Spanish, and belongs to a role without privileges', async () => {
    const database = await start();
    const words = "VALUES ('Oro'), ('ñoño'), ('nota'), ('Ñame'), ('Árbol'), ('Nube'), ('Ana')";
    const sorted = await query(database, `SELECT w FROM (${words}) AS list (w) ORDER BY w`);
    expect(sorted.map(({ w }) => w)).toEqual(['Ana', 'Árbol', 'nota', 'Nube', 'Ñame', 'ñoño', 'Oro']);
    const [parsed] = await query(database, "SELECT to_tsvector('simple', '¿Dónde «Ñandú»?')::text AS words");
    expect(parsed).toEqual({ words: "'dónde':1 'ñandú':2" });

    const [role] = await query(database, 'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user');
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false });
    for (const extension of ['unaccent', 'pg_trgm', 'citext']) await query(database, `CREATE EXTENSION ${extension}`);
    expect(await query(database, "SELECT unaccent('ñandú') AS plain")).toEqual([{ plain: 'nandu' }]);
    const asSuperuser = { ...database.connection, user: 'postgres' };
    await expect(query({ ...database, connection: asSuperuser }, 'SELECT 1')).rejects.toThrow(/password/);
  });

  test('keeps no address in its log, and the log short', async () => {
    const database = await start();
    const log = join(dataDir, 'postgres.log');
    await query(database, 'CREATE TABLE person (email text PRIMARY KEY)');
    const insert = () => query(database, 'INSERT INTO person VALUES ($1)', ['ana@prueba.example']);
    await insert();
    await expect(insert()).rejects.toThrow(/duplicate key/);
    const text = () => readFileSync(log, 'utf8');
    await expect.poll(text).toContain('duplicate key');
    expect(text()).not.toContain('ana@prueba.example');

    appendFileSync(log, 'x'.repeat(11 * 1024 ** 2));
    rotateLog(log);
    await expect(insert()).rejects.toThrow(/duplicate key/);
    await expect.poll(text).toContain('duplicate key');
    expect(statSync(log).size).toBeLessThan(10_000);
    expect(statSync(`${log}.1`).size).toBeGreaterThan(11 * 1024 ** 2);
  });

  test('works in a directory too long for a socket, and is locked there too', async () => {
    dataDir = join(root, 'ñ'.repeat(60), 'x'.repeat(100), 'con espacio, coma y "comillas"');
    const database = await start();
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(database.connection.host.startsWith(dataDir)).toBe(false);
    expect(modeOf(database.connection.host)).toBe(0o700);
    await expect(start()).rejects.toThrow(/Ya hay un portal en marcha/);
    await database.stop();
    expect(existsSync(database.connection.host)).toBe(false);
  });
});

describe('two portals on one directory', () => {
  test('the second is refused in words, until the first stops', async () => {
    const first = await start();
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
    expect(String(refusal)).toContain(`Ya hay un portal en marcha sobre ${dataDir}`);
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.stop();
    await start();
  });

  test('at the same instant, over the lock of a dead one, exactly one gets it', async () => {
    await (await start()).stop();
    await leaveDeadSocket(join(dataDir, 'portal.lock'));
    const outcomes = await Promise.allSettled([start(), start(), start(), start()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

/** Leaves the socket file of a killed process. */
async function leaveDeadSocket(path: string): Promise<void> {
  const script = 'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))';
  await once(spawn(process.execPath, ['-e', script, path]), 'exit');
  expect(statSync(path).isSocket()).toBe(true);
}

describe('after a crash', () => {
  test('of the portal, the server it left running is replaced and nothing is lost', async () => {
    const holder = spawnHolder();
    await query(await connectionOf(holder), 'CREATE TABLE kept AS SELECT 42 AS answer');
    const orphan = postmasterPid();
    await killHard(holder);
    expect(isPostmasterOf(orphan, clusterOf(dataDir))).toBe(true);

    const database = await start();
    expect(isPostmasterOf(orphan, clusterOf(dataDir))).toBe(false);
    expect(await query(database, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('of the portal in the middle of the very first start, the directory is not spoilt', async () => {
    const holder = spawnHolder();
    await expect.poll(() => filesIn(dataDir).some((name) => name.includes('partial')), { timeout: 10_000 }).toBe(true);
    await killHard(holder);
    expect(filesIn(dataDir)).not.toContain('postgres');
    const database = await start();
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('of the database, it comes back by itself, even while an old backend is busy', async () => {
    const database = await start();
    const busy = new pg.Client(database.connection);
    busy.on('error', () => {});
    await busy.connect();
    const counting = busy.query('SELECT count(*) FROM generate_series(1, 4000000)').catch(() => {});
    const killed = postmasterPid();
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(() => query(database, 'SELECT 1 AS one').catch(() => []), { timeout: 12_000 })
      .toEqual([{ one: 1 }]);
    expect(postmasterPid()).not.toBe(killed);
    await counting;
    await busy.end();
  });

  test('a pid file that names nobody, a stranger or nonsense is no obstacle', async () => {
    await (await start()).stop();
    for (const pid of [spawnSync(process.execPath, ['-e', '']).pid, process.pid, 'basura']) {
      const content = `${pid}\n${clusterOf(dataDir)}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n`;
      mkdirSync(join(dataDir, 'run'), { mode: 0o700 });
      writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), content, { mode: 0o600 });
      writeFileSync(join(dataDir, 'run/.s.PGSQL.5432.lock'), content, { mode: 0o600 });
      const database = await start();
      expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await database.stop();
    }
  });
});

describe.skipIf(!isRoot)(isRoot ? 'as root' : 'as root (skipped: needs uid 0)', () => {
  // Skipped where only root may enter the checkout: no other account can execute its binaries.
  const unreachable = isReadableBy(NOBODY) ? '' : ' (skipped: node_modules is out of the reach of nobody)';
  const noNamespaces = areNamespacesAllowed() ? '' : ' (skipped: user namespaces are forbidden here)';
  test.skipIf(noNamespaces)(
    `works below a directory that only root may enter, and makes nothing of another owner${noNamespaces}`,
    async () => {
      chmodSync(root, 0o700);
      expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(statSync(clusterOf(dataDir)).uid).toBe(0);
    },
  );

  test.skipIf(unreachable)('below the home of somebody, the database is made his: root has no way in', async () => {
    chmodSync(root, 0o700);
    chownSync(root, NOBODY, NOBODY);
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(statSync(clusterOf(dataDir)).uid).toBe(NOBODY);
  });

  describe('where there is no unshare', () => {
    const path = process.env.PATH;
    beforeEach(() => {
      process.env.PATH = join(root, 'bin');
      mkdirSync(process.env.PATH);
      symlinkSync('/usr/bin/id', join(process.env.PATH, 'id'));
    });
    afterEach(() => {
      process.env.PATH = path;
    });

    test.skipIf(unreachable)('an account without privileges owns the database, and keeps it afterwards', async () => {
      const database = await start();
      await query(database, 'CREATE TABLE kept AS SELECT 42 AS answer');
      const owner = statSync(clusterOf(dataDir)).uid;
      expect(owner).not.toBe(0);
      expect(statSync(dataDir)).toMatchObject({ uid: owner, mode: 0o40700 });
      await database.stop();
      process.env.PATH = path;
      expect(await query(await start(), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
      expect(statSync(clusterOf(dataDir)).uid).toBe(owner);
    });

    test.skipIf(unreachable)('a database that was made in a namespace passes to the account', async () => {
      const withoutUnshare = process.env.PATH;
      process.env.PATH = path;
      await (await start()).stop();
      process.env.PATH = withoutUnshare;
      expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    test('nor can any account get there: DATABASE_URL is named as the way out', async () => {
      chmodSync(root, 0o700);
      const refusal = await start().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(EmbeddedPostgresError);
      expect(String(refusal)).toMatch(/PostgreSQL no funciona como root.*DATABASE_URL/);
    });
  });

  test.skipIf(unreachable)(
    `an ordinary user starts it directly, and root after him leaves it his${unreachable}`,
    async () => {
      mkdirSync(dataDir);
      chownSync(dataDir, NOBODY, NOBODY);
      for (const round of [1, 2]) {
        const holder = spawnHolder({ uid: NOBODY, gid: NOBODY });
        expect(await query(await connectionOf(holder), `SELECT ${round} AS round`)).toEqual([{ round }]);
        expect(readFileSync(`/proc/${postmasterPid()}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\t${NOBODY}\\b`, 'm'));
        await killHard(holder);
        await (await start()).stop();
      }
    },
  );
});

function filesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function areNamespacesAllowed(): boolean {
  return spawnSync('unshare', ['--user', '--map-user=1', '--map-group=1', '--', 'true']).status === 0;
}

function isReadableBy(uid: number): boolean {
  const args = ['-e', `require("fs").accessSync(${JSON.stringify(join(projectDir, 'node_modules/tsx/package.json'))})`];
  return isRoot && uid > 0 && spawnSync(process.execPath, args, { uid, gid: uid, cwd: '/' }).status === 0;
}
