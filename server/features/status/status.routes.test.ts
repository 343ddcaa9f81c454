import { mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';
import { queuedMailsTo, recordQueuedMails } from '../../../tests/support/queued-mails.ts';
import { parseConfig } from '../../core/config.ts';
import { Jobs } from '../../core/jobs.ts';
import { holdMail } from '../../core/mail/delivery-rules.ts';
import { portalVersion } from '../../core/version.ts';
import { users } from '../../database/schema/account.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { accountDeletions, backupRuns } from '../../database/schema/operations.ts';
import { checkStatus } from './status.service.ts';

const log = pino({ level: 'silent' });
const BACKUP_DIR = join(tmpdir(), 'portal-test-backups');
const config = { ...parseConfig({ DEMO: 'off', BACKUP_DIR, BACKUP_SCHEDULE: '03:00' }), production: true };
// Mail is not what these tests are about: nothing waits, and there seems to be a server.
const withMail = { ...config, smtpUrl: 'smtp://127.0.0.1:1' };
const noon = new Date('2026-11-17T16:00:00Z');

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ config: { backupSchedule: '03:00' }, now: () => noon });
  admin = await signedIn(portal, { role: 'admin' });
  // The one that is due by now, or it would be under way in the middle of a test.
  await vi.waitUntil(async () => (await portal.database.select().from(backupRuns))[0]?.endedAt, { timeout: 60_000 });
  // The mails that this test looks at stay in the queue.
  await holdMail(portal.database);
  await recordQueuedMails(portal.database);
});
beforeEach(async () => {
  await portal.database.execute(sql`delete from pgboss.job`);
  await portal.database.execute(sql`delete from status_alerts`);
  await portal.database.delete(backupRuns);
  await portal.database.delete(accountDeletions);
});
afterAll(() => portal.close());

const status = async () => (await admin.client.get('/api/admin/status')).body;
const check = () =>
  checkStatus({
    config: withMail,
    database: portal.database,
    jobs: new Jobs(portal.database, log),
    log,
    now: () => noon,
  });
const madeAt = (startedAt: Date) =>
  portal.database
    .insert(backupRuns)
    .values({ startedAt, endedAt: startedAt, machine: 'uno', file: 'portal.tar.gz', bytes: 5_000 });
async function queuedMails(): Promise<string[]> {
  const { rows } = await portal.database.execute<{ mail: string }>(
    sql`select (data ->> 'to') || ': ' || (data ->> 'subject') as mail from pgboss.job where name = 'mail' order by 1`,
  );
  return rows.map(({ mail }) => mail);
}

describe('the status', () => {
  it('tells of the last backup, of the next one, and of what went wrong', async () => {
    expect((await status()).backup).toMatchObject({ state: 'warning', last: null, failure: null });
    await madeAt(new Date('2026-11-17T07:00:00Z'));
    expect((await status()).backup).toEqual({
      state: 'good',
      last: { at: '2026-11-17T07:00:00.000Z', ageSeconds: 9 * 3600, bytes: 5_000, machine: 'uno' },
      isMissing: false,
      failure: null,
      runningSince: null,
      nextAt: '2026-11-18T07:00:00.000Z',
      undeleted: 0,
      unlistedDeletions: 0,
    });
    const startedAt = new Date('2026-11-17T15:00:00Z');
    await portal.database.insert(backupRuns).values({ startedAt, machine: 'uno', error: 'No queda espacio.' });
    expect((await status()).backup).toMatchObject({
      state: 'warning',
      last: { at: '2026-11-17T07:00:00.000Z' },
      failure: { at: startedAt.toISOString(), message: 'No queda espacio.' },
    });
  });

  it('tells that the last backup is no longer in the folder of this machine', async () => {
    const file = 'portal-20261117T070000Z.tar.gz';
    const startedAt = new Date('2026-11-17T07:00:00Z');
    await portal.database
      .insert(backupRuns)
      .values({ startedAt, endedAt: startedAt, machine: hostname(), file, bytes: 4 });
    await mkdir(BACKUP_DIR, { recursive: true });
    await writeFile(join(BACKUP_DIR, file), 'todo');
    expect((await status()).backup).toMatchObject({ state: 'good', isMissing: false });
    await writeFile(join(BACKUP_DIR, file), '');
    expect((await status()).backup).toMatchObject({ state: 'warning', isMissing: true });
    await rm(join(BACKUP_DIR, file));
    expect((await status()).backup).toMatchObject({ state: 'warning', isMissing: true });
    await check();
    const { rows } = await portal.database.execute<{ text: string }>(
      sql`select data ->> 'text' as text from pgboss.job where name = 'mail'`,
    );
    expect(rows.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining('Ya no está en su carpeta'),
    ]);
  });

  it('tells of space and of work that was given up', async () => {
    await portal.database.execute(sql`
      insert into pgboss.job (id, name, state, completed_on)
      values (gen_random_uuid(), 'retention', 'failed', ${new Date('2026-11-17T15:00:00Z')})`);
    const { space, failures } = await status();
    expect(space.databaseBytes).toBeGreaterThan(0);
    expect(space.disks.map(({ use }: { use: string }) => use)).toEqual(['data', 'backups']);
    expect(failures).toEqual({
      state: 'warning',
      jobs: [{ queue: 'retention', count: 1, lastAt: '2026-11-17T15:00:00.000Z' }],
    });
  });

  it('tells which version runs', async () => {
    expect((await status()).maintenance.version).toBe(portalVersion);
  });

  it('is for administrators', async () => {
    const member = await signedIn(portal);
    expect((await portal.visitor().get('/api/admin/status')).status).toBe(401);
    expect((await member.client.get('/api/admin/status')).status).toBe(403);
    expect((await member.client.delete('/api/admin/mail-hold')).status).toBe(403);
  });
});

describe('administrators', () => {
  it('are told once when something turns bad, and once when it is good again', async () => {
    const suspended = await createUser(portal.database, { role: 'admin' });
    await portal.database.update(users).set({ suspendedAt: noon }).where(eq(users.id, suspended.id));
    await Promise.all([check(), check()]);
    const bad = `${admin.user.email}: Falta una copia de seguridad reciente del portal`;
    expect(await queuedMails()).toEqual([bad]);
    await check();
    expect(await queuedMails()).toEqual([bad]);
    await madeAt(noon);
    await check();
    await check();
    const good = `${admin.user.email}: El portal tiene de nuevo una copia de seguridad reciente`;
    expect(await queuedMails()).toEqual([good, bad]);
  });

  it('are told how old the last good backup is, and why there is no newer one', async () => {
    await madeAt(new Date('2026-11-14T07:00:00Z'));
    await portal.database.insert(backupRuns).values({ startedAt: new Date('2026-11-17T07:00:00Z'), machine: 'uno' });
    await check();
    const { rows } = await portal.database.execute<{ text: string }>(
      sql`select data ->> 'text' as text from pgboss.job where name = 'mail'`,
    );
    expect(rows.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining(
        'La última copia falló: La copia se interrumpió: el portal o su servidor se detuvo mientras la hacía. ' +
          'La última copia buena es del sábado, 14 de noviembre de 2026, de hace 3 días.',
      ),
    ]);
  });

  it('are told of mail that did not leave when it leaves again', async () => {
    await madeAt(noon);
    await check();
    expect(await queuedMails()).toEqual([]);
    expect((await status()).mail).toMatchObject({ state: 'bad', heldSince: expect.any(String) });
    expect(await admin.client.delete('/api/admin/mail-hold')).toMatchObject({ status: 200, body: { waiting: 0 } });
    const [entry] = await portal.database.select().from(auditLog).where(eq(auditLog.action, 'mail.release'));
    expect(entry).toMatchObject({ actorId: admin.user.id });
    expect(await admin.client.delete('/api/admin/mail-hold')).toMatchObject({ status: 409 });
    await check();
    await check();
    const subjects = await queuedMailsTo(portal.database, admin.user.email);
    expect(subjects.filter((subject) => subject.startsWith('Los correos'))).toEqual([
      'Los correos del portal vuelven a salir',
    ]);
  });
});
