import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readCsv } from '../../../tests/security/read-csv.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createPost, createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { users } from '../../database/schema/account.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { writeAuditLog } from './audit.service.ts';
import { checkChain } from './audit-chain.queries.ts';

let portal: TestApp | undefined;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await portal?.close();
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
});
afterAll(() => portal?.close());

const database = () => (portal as TestApp).database;
const act = (label: string, id = 'p1') =>
  writeAuditLog(database(), admin.user, { action: 'project.create', target: { type: 'project', id, label } });

async function write(lines: number): Promise<void> {
  for (let line = 1; line <= lines; line += 1) await act(`Proyecto ${line}`);
}

/** An attacker with full access to the database. */
async function tamper(statement: string): Promise<void> {
  await database().transaction(async (transaction) => {
    await transaction.execute(sql`alter table audit_log disable trigger user`);
    await transaction.execute(statement);
    await transaction.execute(sql`alter table audit_log enable trigger user`);
  });
}

describe('the chain of the audit log', () => {
  it('holds, from the first line to the last', async () => {
    expect(await checkChain(database())).toEqual({ lines: 0 });
    await write(3);
    expect(await checkChain(database())).toEqual({ lines: 3 });
    const rows = await database().select().from(auditLog).orderBy(auditLog.position);
    expect(rows.map(({ previousHash }) => previousHash)).toEqual(['0'.repeat(64), rows[0]?.hash, rows[1]?.hash]);
  });

  it.each([
    ['a line that says something else', `update audit_log set target_label = 'Otro' where position = 2`, 2, 'cambió'],
    ['another actor', `update audit_log set actor_ref = 'otro' where position = 1`, 1, 'cambió'],
    ['a line that was taken out', 'delete from audit_log where position = 2', 2, 'falta'],
    ['lines that were taken from the end', 'delete from audit_log where position = 3', 3, 'final'],
    [
      'a line whose hash was made to fit',
      `update audit_log set action = 'post.delete' where position = 2;
       update audit_log set hash = audit_hash(previous_hash, audit_log) where position = 2`,
      3,
      'no sigue',
    ],
  ])('tells where it is broken: %s', async (_, statement, brokenAt, problem) => {
    await write(3);
    await tamper(statement);
    expect(await checkChain(database())).toEqual({ brokenAt, problem: expect.stringContaining(problem) });
  });

  it('is in the order in which things were done, however many do something at once', async () => {
    const others = Array.from({ length: 12 }, (_, index) => act(`A la vez ${index}`));
    await Promise.all(others);
    expect(await checkChain(database())).toEqual({ lines: 12 });
  });

  it('has no place for what was not done', async () => {
    const work = database().transaction(async (transaction) => {
      await writeAuditLog(transaction, admin.user, {
        action: 'project.create',
        target: { type: 'project', id: 'p1', label: 'Nada' },
      });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow();
    await write(1);
    expect(await checkChain(database())).toEqual({ lines: 1 });
  });

  it('holds when a person who did something leaves, or is gone altogether', async () => {
    await createUser(database(), { role: 'admin' });
    await write(2);
    const { client, user } = admin;
    const left = await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect(left.status).toBe(200);
    expect(await checkChain(database())).toEqual({ lines: 2 });
    await database().delete(users).where(eq(users.id, user.id));
    expect(await checkChain(database())).toEqual({ lines: 2 });
  });

  it('can be taken along and checked elsewhere, and that it was is a line of it', async () => {
    await write(2);
    await act('=HYPERLINK("https://evil.example")');
    await act(`Ventas;=1+1|@suma;'=2`);
    const { status, body, headers } = await admin.client.get('/api/admin/audit.csv');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="auditoria.csv"']);
    const [, ...rows] = readCsv(body);
    expect(rows).toHaveLength(5);
    let previous = '0'.repeat(64);
    for (const cells of rows) {
      const [content = '', before, hash] = cells.slice(-3);
      expect(before).toBe(previous);
      expect(
        createHash('sha256')
          .update(`${before}\n${Buffer.from(content, 'base64')}`)
          .digest('hex'),
      ).toBe(hash);
      previous = hash ?? '';
    }
    expect(rows[2]?.[5]).toBe(`'=HYPERLINK("https://evil.example")`);
    expect(rows[3]?.[5]).toBe(`Ventas;'=1+1|'@suma;'=2`);
    expect(rows[4]?.[3]).toBe('audit.export');
    const own = (await admin.client.get('/api/users/security-events')).body.events;
    expect(own[0]).toMatchObject({ kind: 'admin-exported', detail: 'audit' });
  });
});

it('of two administrators who delete one post at once, one writes a line', async () => {
  const other = await signedIn(portal as TestApp, { role: 'admin' });
  const { id } = await createPost(database());
  const held = sql`select from forum_posts where id = ${id} for update`;
  const remove = [admin, other].map(
    ({ client }) =>
      () =>
        client.delete(`/api/forum/posts/${id}`),
  );
  const answers = await interleaveOnLock(database(), held, remove);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const lines = await database().select().from(auditLog).where(eq(auditLog.action, 'post.delete'));
  expect(lines).toHaveLength(1);
});
