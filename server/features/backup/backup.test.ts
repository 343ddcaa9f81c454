import { randomBytes } from 'node:crypto';
import { appendFile, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ONE_TIME_LINKS } from '#contract/one-time-links.ts';
import { unsubscribePath } from '#contract/paths.ts';
import { createTestApp } from '../../../tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { databaseUrl } from '../../../tests/support/database-url.ts';
import { createPost, createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { type Config, parseConfig } from '../../core/config.ts';
import { flushDeletionJournal, listUnflushedDeletions, readDeletionJournal } from '../../core/deletion-journal.ts';
import { Jobs } from '../../core/jobs.ts';
import { closeDatabase, type Database, openDatabase } from '../../database/database.ts';
import { LAST_BEFORE_BASELINE, listPendingMigrations, migrateUpTo } from '../../database/migrate.ts';
import { accountTokens, users } from '../../database/schema/account.ts';
import { migratePortal } from '../../migrate-portal.ts';
import { issueToken } from '../account/account-tokens.ts';
import { releaseMail } from '../jobs/mail-hold.service.ts';
import { verifyBackup } from './backup.service.ts';
import { listBackups } from './backup-folder.ts';
import { makeRecordedBackup } from './backup-schedule.service.ts';
import { createBackup } from './create-backup.service.ts';
import { loadArchive } from './load-archive.service.ts';
import type { Manifest } from './manifest.ts';
import { dropDatabase, listSiblings, type Site, withClient } from './replacement-database.ts';
import { drillBackup, restoreBackup } from './restore-backup.service.ts';

const log = pino({ level: 'silent' });
let target: TestDatabase;
let live: string;
let site: Site;
let config: Config;

beforeEach(async () => {
  target = await createTestDatabase();
  live = String(target.connection.database);
  site = { owner: target.connection, maintenance: inject('postgres').superuser };
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  config = { ...parseConfig({ RATE_LIMITS: 'off', DEMO: 'off', DATA_DIR: dataDir }) };
});
afterEach(async () => {
  for (const name of await listSiblings(site, live)) await dropDatabase(site, name);
  await target.close();
  await rm(config.dataDir, { recursive: true });
});

/** Connections that are closed again: a restore refuses a database in use. */
async function using<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(target.connection, () => {});
  try {
    return await work(database);
  } finally {
    await closeDatabase(database);
  }
}

const now = () => new Date();
const backUp = () => using((database) => makeRecordedBackup({ config, database, now }, target.connection));
const restore = (path: string) => restoreBackup({ config, log, site, role: undefined }, path);
const emails = () => using((database) => database.select({ email: users.email }).from(users).orderBy(users.email));
const contents = ({ tables }: Manifest, changed: string[]) => tables.filter(({ name }) => !changed.includes(name));

async function changeByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

describe('a backup', () => {
  it('is one consistent state, although members write while it is made', async () => {
    await using(async (database) => {
      const people: string[] = [];
      for (let each = 0; each < 4; each += 1) people.push((await createUser(database)).id);
      const posts: string[] = [];
      // Enough of them that two moments hardly look the same.
      for (let each = 0; each < 10; each += 1) posts.push((await createPost(database)).id);
      let isMade = false;
      let writes = 0;
      // Likes are stored twice, as rows and as a counter, in tables that are read one after the other.
      const like = async (userId: string) => {
        for (let turn = people.indexOf(userId); !isMade; turn += 1) {
          const postId = posts[turn % posts.length];
          await database.execute(sql`insert into forum_post_likes (post_id, user_id) values (${postId}, ${userId})`);
          await database.execute(sql`delete from forum_post_likes where post_id = ${postId} and user_id = ${userId}`);
          writes += 1;
        }
      };
      const writing = Promise.all(people.map(like));
      await expect.poll(() => writes).toBeGreaterThan(0);
      const before = writes;
      await backUp().finally(() => {
        isMade = true;
      });
      await writing;
      expect(writes).toBeGreaterThan(before);
    });
    const [backup] = await listBackups(config.backupDir);
    await restore(backup?.path ?? '');
    const { rows } = await using((database) =>
      database.execute(sql`select distinct likes = (select count(*) from forum_post_likes where post_id = forum_posts.id) as same
        from forum_posts`),
    );
    expect(rows).toEqual([{ same: true }]);
  });

  it('is private, verified, and without sessions and links of accounts', async () => {
    const { path, manifest } = await backUp();
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(config.backupDir)).mode & 0o777).toBe(0o700);
    expect((await readdir(config.backupDir)).filter((name) => name.includes('partial'))).toEqual([]);
    expect((await listBackups(config.backupDir))[0]?.summary?.verifiedAt).toBeDefined();
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toContain('public.users');
    expect(names).toContain('pgboss.job');
    expect(names).not.toContain('public.sessions');
    expect(names).not.toContain('public.account_tokens');
  });

  it('that was changed or cut off is refused, with or without the note of its hash', async () => {
    await using((database) => createUser(database));
    const { path, bytes } = await backUp();
    await changeByte(path, Math.floor(bytes / 2));
    await expect(verifyBackup(path, undefined)).rejects.toThrow(/está dañada: cambió desde que se hizo/);
    await rm(`${path}.json`);
    await expect(verifyBackup(path, undefined)).rejects.toThrow(/está dañada/);
    await writeFile(path, (await readFile(path)).subarray(0, bytes - 200));
    await expect(restore(path)).rejects.toThrow(/está dañada/);
    expect(await emails()).toHaveLength(1);
    expect(await listSiblings(site, live)).toEqual([]);
  });

  it('is encrypted with a passphrase, and says when that is missing or wrong', async () => {
    config.backupPassphrase = randomBytes(16).toString('hex');
    const { path } = await backUp();
    expect(path).toMatch(/\.tar\.gz\.age$/);
    await expect(verifyBackup(path, undefined)).rejects.toThrow(/está cifrada: pon su clave en BACKUP_PASSPHRASE/);
    await expect(verifyBackup(path, 'otra clave cualquiera')).rejects.toThrow(/La clave no abre la copia/);
    // By the format alone, as the age program would.
    const decrypter = new Decrypter();
    decrypter.addPassphrase(config.backupPassphrase);
    expect((await decrypter.decrypt(await readFile(path))).subarray(0, 2)).toEqual(Uint8Array.of(0x1f, 0x8b));
    await changeByte(path, (await stat(path)).size - 100);
    await rm(`${path}.json`);
    await expect(verifyBackup(path, config.backupPassphrase)).rejects.toThrow(/está dañada/);
  });

  it('stands a drill beside the live database, which goes on working', async () => {
    await using(async (database) => {
      await createUser(database);
      const { path, manifest } = await backUp();
      expect((await drillBackup({ config, site }, path)).tables).toEqual(manifest.tables);
      expect(await listSiblings(site, live)).toEqual([]);
      await createUser(database);
    });
    expect(await emails()).toHaveLength(2);
  });
});

describe('a restore', () => {
  it('brings back no link that was used or revoked since', async () => {
    await using(async (database) => {
      const { id, email } = await createUser(database);
      await issueToken(database, { userId: id, email, purpose: 'reset-password' });
    });
    await restore((await backUp()).path);
    expect(await using((database) => database.$count(accountTokens))).toBe(0);
    expect(await emails()).toHaveLength(1);
  });

  it('gives the same rows again, byte by byte, and keeps the database that it replaced', async () => {
    await using(async (database) => {
      const { id: authorId } = await createUser(database, { lastName: 'Núñez\t\\N\n"ñ"' });
      await createPost(database, { authorId });
    });
    const before = await backUp();
    await using((database) => createUser(database));
    const { previous } = await restore(before.path);
    expect(await listSiblings(site, live)).toEqual([previous]);
    await rm(config.backupDir, { recursive: true });
    const after = await backUp();
    const changed = ['public.audit_log', 'public.audit_head', 'public.backup_runs', 'public.mail_holds'];
    expect(contents(after.manifest, changed)).toEqual(contents(before.manifest, changed));
    // Sequences go on where they were, and triggers work again.
    await using(async (database) => {
      await createPost(database);
      const { rows } = await database.execute(sql`select count(*)::int as count from forum_post_documents`);
      expect(rows).toEqual([{ count: 2 }]);
    });
  });

  it('is refused while something uses the database', async () => {
    const { path } = await backUp();
    await using(async (database) => {
      await createUser(database);
      await expect(restore(path)).rejects.toThrow(
        /está en uso por «portal» \(1 conexión, desde el \d.+\)\. Detén el portal/,
      );
    });
    expect(await emails()).toHaveLength(1);
  });

  it('is refused while another one is made, which goes on', async () => {
    await using((database) => createUser(database));
    const { path } = await backUp();
    const restoring = restore(path);
    restoring.catch(() => {});
    await expect.poll(() => listSiblings(site, live), { interval: 5 }).toHaveLength(1);
    await expect(restore(path)).rejects.toThrow('Ya se está haciendo otra restauración. Espera a que termine.');
    expect(await restoring).toMatchObject({ previous: expect.any(String) });
    expect(await emails()).toHaveLength(1);
  });

  it('that fails in the last moment leaves the live database as it was', async () => {
    const { path } = await backUp();
    await using((database) => createUser(database));
    const restoring = restore(path);
    restoring.catch(() => {});
    await expect.poll(() => listSiblings(site, live), { interval: 5 }).toHaveLength(1);
    const intruder = new pg.Client(target.connection);
    await intruder.connect();
    await expect(restoring).rejects.toThrow(/Algo se conectó a la base de datos/);
    await intruder.end();
    expect(await emails()).toHaveLength(1);
    expect(await listSiblings(site, live)).toEqual([]);
  });

  it('says what is missing where the role may not create databases', async () => {
    await using((database) => createUser(database));
    const { path } = await backUp();
    const powerless = { ...site, maintenance: { ...target.connection, database: 'postgres' } };
    const restoring = restoreBackup({ config, log, site: powerless, role: undefined }, path);
    await expect(restoring).rejects.toThrow(/no puede crear bases de datos.*RESTORE_DATABASE_URL/);
    expect(await emails()).toHaveLength(1);
  });

  describe('into a database that it is given', () => {
    let given: TestDatabase;
    /** With a tool of his own, which is no portal. */
    async function asOperator(statement: string) {
      const client = new pg.Client(given.connection);
      await client.connect();
      return client.query(statement).finally(() => client.end());
    }
    beforeEach(async () => {
      given = await createTestDatabase();
      config.restoreDatabaseUrl = databaseUrl(given.connection);
    });
    afterEach(() => given.close());
    const empty = () =>
      asOperator(
        'drop schema public cascade; drop schema pgboss cascade; drop schema drizzle cascade; create schema public',
      );

    it('fills it when it is empty, and no other', async () => {
      await using((database) => createUser(database));
      const { path } = await backUp();
      await expect(restore(path)).rejects.toThrow('La base de datos de RESTORE_DATABASE_URL no está vacía.');
      await empty();
      expect(await restore(path)).toMatchObject({ previous: undefined });
      const [restored, original] = [
        await given.database.select().from(users),
        await using((each) => each.select().from(users)),
      ];
      expect(restored).toEqual(original);
      const { rows } = await given.database.execute(sql`select nspname from pg_namespace where nspname like 'portal%'`);
      expect(rows).toEqual([]);
    });

    it('is refused while a portal uses that one or the live one, and names who does', async () => {
      const { path } = await backUp();
      await empty();
      const named = /está en uso por «portal» \(1 conexión, desde el \d.+\)\. Detén el portal/;
      await using(async (database) => {
        await database.select().from(users);
        await expect(restore(path)).rejects.toThrow(named);
      });
      await given.database.execute('select');
      await expect(restore(path)).rejects.toThrow(named);
      expect((await asOperator(`select from pg_tables where schemaname = 'public'`)).rows).toEqual([]);
    });

    it('that is killed is made again, and until then no portal starts on it', async () => {
      await using((database) => createUser(database, { email: 'antes@prueba.example' }));
      const { path } = await backUp();
      await empty();
      const restoring = restore(path);
      restoring.catch(() => {});
      const kill = () =>
        withClient(site.maintenance, (client) =>
          client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and lower(query) like 'copy %'`,
            [given.connection.database],
          ),
        );
      await expect.poll(async () => (await kill()).rowCount, { interval: 1 }).toBeGreaterThan(0);
      await expect(restoring).rejects.toThrow('Se perdió la conexión');
      const server = { connection: given.connection, owner: given.connection, stop: async () => {} };
      await expect(migratePortal(config, server, log)).rejects.toThrow(/quedó a medias en una restauración: repite/);
      await restore(path);
      await migratePortal(config, server, log);
      expect(await given.database.select({ email: users.email }).from(users)).toEqual([
        { email: 'antes@prueba.example' },
      ]);
    });
  });

  it('deletes again whoever left after the backup, and nobody else', async () => {
    const portal = await createTestApp({ sharing: target, config });
    await createUser(portal.database, { role: 'admin' });
    const leaver = await signedIn(portal, { firstName: 'Leonora' });
    const stays = await createUser(portal.database);
    const { path } = await backUp();
    const body = { email: leaver.user.email, password: PASSWORD };
    expect((await leaver.client.send('DELETE', '/api/users/account', body)).status).toBe(200);
    // A deletion that the database refused, in the journal of an earlier version.
    for (const outcome of ['deleted', 'kept'])
      await appendFile(join(config.backupDir, 'deleted-accounts.log'), `2026-01-01T00:00:00Z ${stays.id} ${outcome}\n`);
    await portal.close();
    expect(await readFile(join(config.backupDir, 'deleted-accounts.log'), 'utf8')).not.toContain('Leonora');
    expect(await restore(path)).toMatchObject({ deletedAgain: 1 });
    const row = (id: string) =>
      using(async (database) => (await database.select().from(users).where(eq(users.id, id)))[0]);
    expect(await row(leaver.user.id)).toMatchObject({ firstName: 'Miembro', deletedAt: expect.any(Date) });
    expect(await row(stays.id)).toMatchObject({ email: stays.email, deletedAt: null });
  });

  it('knows who left from the list that travels with the archive, and refuses without one', async () => {
    const portal = await createTestApp({ sharing: target, config });
    await createUser(portal.database, { role: 'admin' });
    const leaver = await signedIn(portal);
    const { path } = await backUp();
    const body = { email: leaver.user.email, password: PASSWORD };
    expect((await leaver.client.send('DELETE', '/api/users/account', body)).status).toBe(200);
    await portal.close();
    // Another machine, whose own portal has made a backup already.
    const other = await createTestDatabase();
    const otherSite = { owner: other.connection, maintenance: site.maintenance };
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-other-'));
    const otherConfig = { ...config, backupDir: join(dataDir, 'copias') };
    await makeRecordedBackup({ config: otherConfig, database: other.database, now }, other.connection);
    await closeDatabase(other.database);
    const restoreThere = (withoutDeletions: boolean) =>
      restoreBackup({ config: otherConfig, log, site: otherSite, role: undefined, withoutDeletions }, copied);
    const copied = join(otherConfig.backupDir, 'traida.tar.gz');
    await copyFile(path, copied);
    await expect(restoreThere(false)).rejects.toThrow(/No hay una lista de cuentas eliminadas.*--without-deletions/);
    const name = 'deleted-accounts.log';
    await copyFile(join(config.backupDir, name), join(otherConfig.backupDir, name));
    const [last = ''] = (await readFile(join(config.backupDir, name), 'utf8')).trim().split('\n').slice(-1);
    const deletions = { count: 1, until: new Date(last.split(' ')[0] ?? '') };
    expect(await restoreThere(false)).toMatchObject({ deletedAgain: 1, deletions });
    await rm(join(otherConfig.backupDir, name));
    // A second restore there asks the database of the first, which knows.
    expect(await restoreThere(false)).toMatchObject({ deletedAgain: 1, deletions: { count: 1 } });
    for (const each of await listSiblings(otherSite, String(other.connection.database)))
      await dropDatabase(otherSite, each);
    await rm(dataDir, { recursive: true });
  });

  it('that fails on a deletion says why, leaves a given database with all its rules, and is made again', async () => {
    const portal = await createTestApp({ sharing: target, config });
    const { id } = await createUser(portal.database, { role: 'admin' });
    const leaver = await signedIn(portal);
    const { path } = await backUp();
    const body = { email: leaver.user.email, password: PASSWORD };
    expect((await leaver.client.send('DELETE', '/api/users/account', body)).status).toBe(200);
    await portal.close();
    const given = await createTestDatabase();
    // Another deletion that does not end.
    const other = new pg.Client(given.connection);
    await other.connect();
    for (const schema of ['public', 'pgboss', 'drizzle']) await other.query(`drop schema ${schema} cascade`);
    await other.query('create schema public');
    await other.query(`select pg_advisory_lock(hashtext('leaving'))`);
    config.restoreDatabaseUrl = databaseUrl(given.connection);
    await expect(restore(path)).rejects.toThrow(
      'No se pudo terminar la restauración: otra sesión de la base de datos retuvo demasiado tiempo lo que hacía falta.',
    );
    const demotion = other.query(`update users set role = 'member' where id = '${id}'`);
    await expect(demotion).rejects.toMatchObject({ constraint: 'users_last_administrator' });
    await other.end();
    expect(await restore(path)).toMatchObject({ deletedAgain: 1 });
    await given.close();
  });

  it('whose list of deletions cannot be read is refused, or says so where it was told to go on', async () => {
    await using((database) => createUser(database));
    const { path } = await backUp();
    const list = join(config.backupDir, 'deleted-accounts.log');
    const told = () => restoreBackup({ config, log, site, role: undefined, withoutDeletions: true }, path);
    for (const [spoil, problem] of [
      [() => writeFile(list, '\0\0\0\n'), 'No se entiende la lista de cuentas eliminadas'],
      [() => rm(list).then(() => mkdir(list)), 'No se puede leer la lista de cuentas eliminadas'],
    ] as const) {
      await spoil();
      await expect(restore(path)).rejects.toThrow(new RegExp(`^${problem} .*--without-deletions`));
      expect((await told()).warnings).toEqual([expect.stringMatching(new RegExp(`^${problem} .*no se eliminaron`))]);
    }
  });

  it('says which lines of the list of deletions are not understood', async () => {
    const { path } = await backUp();
    await appendFile(join(config.backupDir, 'deleted-accounts.log'), '2026-01-01T00:00:00Z 3f2504e0-4f89\n');
    expect((await restore(path)).warnings).toEqual([expect.stringContaining('no se entiende 1 línea')]);
  });

  it('without a list only restores when told to', async () => {
    await using((database) => createUser(database));
    const { path } = await backUp();
    await rm(join(config.backupDir, 'deleted-accounts.log'));
    await using((database) => database.execute('truncate backup_runs'));
    await expect(restore(path)).rejects.toThrow(/--without-deletions/);
    const told = restoreBackup({ config, log, site, role: undefined, withoutDeletions: true }, path);
    expect(await told).toMatchObject({ deletedAgain: 0, deletions: undefined });
  });

  it('deletes again whoever left, although the folder of the backups could not be written then', async () => {
    const portal = await createTestApp({ sharing: target, config: { ...config, backupDir: '/dev/null/copias' } });
    const first = await signedIn(portal, { role: 'admin' });
    const { path } = await backUp();
    // Of the backup, the only administrator.
    await createUser(portal.database, { role: 'admin' });
    const body = { email: first.user.email, password: PASSWORD };
    expect((await first.client.send('DELETE', '/api/users/account', body)).status).toBe(200);
    expect(await listUnflushedDeletions(portal.database)).toMatchObject({ count: 1, since: expect.any(Date) });
    await portal.close();
    expect(await restore(path)).toMatchObject({ deletedAgain: 1 });
    await using(async (database) => {
      const [row] = await database.select().from(users).where(eq(users.id, first.user.id));
      expect(row).toMatchObject({ role: 'member', deletedAt: expect.any(Date) });
      await flushDeletionJournal({ config, database });
      expect((await readDeletionJournal(config.backupDir))?.userIds).toEqual([first.user.id]);
      expect(await listUnflushedDeletions(database)).toEqual({ count: 0, since: null });
      // The rule is in force again.
      const { id } = await createUser(database, { role: 'admin' });
      const demotion = database.update(users).set({ role: 'member' }).where(eq(users.id, id));
      await expect(demotion).rejects.toMatchObject({ cause: { constraint: 'users_last_administrator' } });
    });
  });

  it('takes an archive that has a table which is left out by now, without its rows', async () => {
    await using((database) => createUser(database));
    const { path, manifest } = await backUp();
    const empty = await createTestDatabase();
    for (const schema of ['public', 'pgboss', 'drizzle']) await empty.database.execute(`drop schema ${schema} cascade`);
    await empty.database.execute('create schema public');
    const links = { name: 'public.account_tokens', rows: 1, bytes: 1, sha256: '0'.repeat(64) };
    const older = { ...manifest, tables: [...manifest.tables, links] };
    await withClient(empty.connection, (client) => loadArchive(client, path, undefined, older));
    expect([await empty.database.$count(users), await empty.database.$count(accountTokens)]).toEqual([1, 0]);
    await empty.close();
  });

  it('names an archive of a later version, and one from before the baseline, and makes nothing of either', async () => {
    const record = (hash: string, when: number) =>
      using((database) =>
        database.execute(
          sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when}) on conflict do nothing`,
        ),
      );
    await record('later', 9_999_999_999_999);
    const later = (await backUp()).path;
    for (const attempt of [restore, (path: string) => drillBackup({ config, site }, path)])
      await expect(attempt(later)).rejects.toThrow(
        /que una versión más nueva del portal puso al día.*instala esa versión/,
      );
    await using((database) => database.execute('truncate drizzle.__drizzle_migrations'));
    await record('earlier', 1);
    config.backupDir = join(config.dataDir, 'de-antes');
    const earlier = (await backUp()).path;
    await expect(restore(earlier)).rejects.toThrow(/es de antes de la versión 0\.2\.0 del portal/);
    expect(await listSiblings(site, live)).toEqual([]);
  });

  it('takes an archive from before the baseline, and brings it up to this version', async () => {
    const old = await createTestDatabase();
    for (const schema of ['public', 'pgboss', 'drizzle']) await old.database.execute(`drop schema ${schema} cascade`);
    await old.database.execute('create schema public');
    await withClient(old.connection, async (client) => {
      await migrateUpTo(client, LAST_BEFORE_BASELINE);
      await Jobs.prepare(client);
    });
    await old.database.execute(sql`update drizzle.__drizzle_migrations set hash = ${LAST_BEFORE_BASELINE}`);
    // The factory knows columns of later migrations.
    await old.database.execute(sql`insert into users (email, password, first_name, last_name)
      values ('antes@prueba.example', 'unused', 'Antes', 'Del Comienzo')`);
    const path = join(config.dataDir, 'de-antes.tar.gz');
    const { manifest } = await withClient(old.connection, (client) => createBackup(client, path, undefined));
    await old.close();
    expect(manifest.migration).toBe(LAST_BEFORE_BASELINE);
    await restoreBackup({ config, log, site, role: undefined, withoutDeletions: true }, path);
    expect(await emails()).toEqual([{ email: 'antes@prueba.example' }]);
    await using(async (database) => expect(await listPendingMigrations(database)).toEqual([]));
  });

  it('has no mail with a link that works once, waiting or failed, and all others', async () => {
    const links = [...ONE_TIME_LINKS, unsubscribePath('')].map((link) => `https://portal.example${link}SECRET`);
    const mail = (link: string) => {
      const html = `<a href="${link}">Abrir</a>`;
      return { to: 'ana@prueba.example', subject: 'Hola', text: link, html, official: true as const };
    };
    await using(async (database) => {
      const jobs = new Jobs(database, log);
      for (const link of links) await jobs.enqueue(database, 'mail', mail(link));
      const [failed = ''] = links;
      const id = await jobs.enqueue(database, 'mail', mail(failed));
      await database.execute(sql`update pgboss.job set state = 'failed' where id = ${id}`);
    });
    const { path } = await backUp();
    await restore(path);
    await using(async (database) => {
      const { rows } = await database.execute(sql`
        select data ->> 'text' as text from pgboss.job where name = 'mail' and data::text like '%SECRET%'`);
      expect(rows).toEqual([{ text: links.at(-1) }]);
    });
  });

  it('holds every mail until somebody releases them', async () => {
    const mail = (to: string) => ({ to, subject: 'Hola', text: 'Hola', html: '<p>Hola</p>', official: true as const });
    await using((database) => new Jobs(database, log).enqueue(database, 'mail', mail('ana@prueba.example')));
    const { path } = await backUp();
    await restore(path);
    const smtp = await startSmtpServer();
    const portal = await createTestApp({ sharing: target, config: { ...config, smtpUrl: smtp.url } });
    const jobs = new Jobs(portal.database, log);
    await jobs.enqueue(portal.database, 'mail', mail('beto@prueba.example'));
    // Until somebody has looked, nothing can be written either.
    expect((await portal.visitor().post('/api/newsletter/subscribe', {})).status).toBe(503);
    // Queues that send nothing are worked on meanwhile: three rounds of a second each.
    for (let round = 0; round < 3; round += 1) {
      const id = await jobs.enqueue(portal.database, 'password-link', { email: 'nadie@prueba.example' });
      const state = () => portal.database.execute(sql`select state from pgboss.job where id = ${id}`);
      await expect.poll(async () => (await state()).rows).toEqual([{ state: 'completed' }]);
    }
    expect(smtp.mails).toEqual([]);
    expect(await releaseMail(portal, { system: 'cli' })).toBe(2);
    const receivers = () => smtp.mails.flatMap(({ to }) => to).sort();
    await expect.poll(receivers).toEqual(['ana@prueba.example', 'beto@prueba.example']);
    expect(await releaseMail(portal, { system: 'cli' })).toBeUndefined();
    await portal.close();
    await smtp.close();
  });
});
