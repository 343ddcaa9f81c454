import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ApiClient } from '../../tests/support/api-client.ts';
import { buildApp } from '../app.ts';
import { parseConfig } from '../core/config.ts';
import { Jobs } from '../core/jobs.ts';
import { makeRecordedBackup } from '../features/backup/backup-schedule.service.ts';
import { dropDatabase, listSiblings } from '../features/backup/replacement-database.ts';
import { restoreBackup } from '../features/backup/restore-backup.service.ts';
import { closeDatabase, type Database, openDatabase } from './database.ts';
import { grantPrivileges, prepareDatabase } from './migrate.ts';

const name = `roles_${randomBytes(6).toString('hex')}`;
const { superuser } = inject('postgres');
const PASSWORD = 'una clave de prueba';

let database: Database;
beforeAll(async () => {
  const admin = new pg.Client(superuser);
  await admin.connect();
  for (const role of ['owner', 'user']) await admin.query(`create role ${name}_${role} login password '${PASSWORD}'`);
  await admin.query(`create database ${name} owner ${name}_owner`);
  await admin.end();
  const connect = (role: string) => ({ ...superuser, user: `${name}_${role}`, password: PASSWORD, database: name });
  await prepareDatabase(connect('owner'), async (owner) => {
    await Jobs.prepare(owner);
    await grantPrivileges(owner, `${name}_user`);
  });
  // A busy machine must not fail a test.
  const patience = { connectionTimeoutMillis: 25_000, statement_timeout: 25_000, query_timeout: 25_000 };
  database = openDatabase({ ...connect('user'), ...patience }, () => {});
});
afterAll(async () => {
  await closeDatabase(database);
  const admin = new pg.Client(superuser);
  await admin.connect();
  await admin.query(`drop database ${name} with (force)`);
  for (const role of ['owner', 'user']) await admin.query(`drop role ${name}_${role}`);
  await admin.end();
});

it('a role that owns nothing serves the portal', async () => {
  const config = { ...parseConfig({ RATE_LIMITS: 'off', DEMO: 'off' }), sessionSecret: 'x'.repeat(32) };
  const app = await buildApp({ config, database, log: pino({ level: 'silent' }) });
  await app.ready();
  const client = new ApiClient(app);
  const account = { email: 'ana@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
  expect((await client.post('/api/auth/register', account)).status).toBe(201);
  expect((await client.get('/api/admin/jobs')).status).toBe(200);
  const { email, firstName, lastName } = account;
  expect((await client.put('/api/users/profile', { email, firstName, lastName, company: 'Gil' })).status).toBe(200);
  await app.close();
});

it.each([
  'drop table users',
  'alter table users add column extra text',
  'create table extra (id int)',
  'drop schema pgboss cascade',
])('and cannot %s', async (statement) => {
  await expect(database.$client.query(statement)).rejects.toThrow(/must be owner|permission denied/);
});

it('and makes backups, which are restored by the owner of the tables for that role', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-role-backup-'));
  const config = parseConfig({ DEMO: 'off', DATA_DIR: dataDir });
  const connect = (role: string) => ({ ...superuser, user: `${name}_${role}`, password: PASSWORD, database: name });
  const { path } = await makeRecordedBackup({ config, database, now: () => new Date() }, connect('user'));
  await closeDatabase(database);
  const site = { owner: connect('owner'), maintenance: superuser };
  await restoreBackup({ config, log: pino({ level: 'silent' }), site, role: `${name}_user` }, path);
  database = openDatabase(connect('user'), () => {});
  const { rows } = await database.execute('select email from users');
  expect(rows).toEqual([{ email: 'ana@prueba.example' }]);
  await expect(database.$client.query('drop table users')).rejects.toThrow('must be owner');
  for (const each of await listSiblings(site, name)) await dropDatabase(site, each);
  await rm(dataDir, { recursive: true });
});
