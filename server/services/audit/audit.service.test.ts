import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { writeAuditLog } from './audit.service.ts';

let portal: TestApp;
let admin: typeof users.$inferSelect;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  admin = await createUser(portal.database, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
});
afterAll(() => portal.close());

const target = { type: 'project', id: 'p1', label: 'Mercado techado' };
const entries = () => portal.database.select().from(auditLog).where(eq(auditLog.actorName, 'Ana Peña'));

describe('what an administrator does', () => {
  it('is kept with who did it and what it was done to, by the names of that day', async () => {
    await writeAuditLog(portal.database, admin, { action: 'project.create', target, details: { status: 'planning' } });
    expect(await entries()).toMatchObject([
      {
        actorId: admin.id,
        action: 'project.create',
        targetType: 'project',
        targetId: 'p1',
        targetLabel: 'Mercado techado',
        details: { status: 'planning' },
      },
    ]);
  });

  it('is not kept when it was not done', async () => {
    const before = (await entries()).length;
    const work = portal.database.transaction(async (transaction) => {
      await writeAuditLog(transaction, admin, { action: 'project.create', target });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow();
    expect(await entries()).toHaveLength(before);
  });

  it('on the command line has its own name, and a label of any length fits', async () => {
    const label = '🐢'.repeat(400);
    await writeAuditLog(portal.database, { system: 'cli' }, { action: 'member.promote', target: { ...target, label } });
    const [entry] = await portal.database.select().from(auditLog).where(eq(auditLog.action, 'member.promote'));
    expect(entry).toMatchObject({ actorId: null, actorName: 'Línea de comandos', targetLabel: '🐢'.repeat(300) });
  });
});

describe('a line of the log', () => {
  const cause = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => 'done',
      (error) => error.cause?.message ?? error.message,
    );

  it('is neither changed nor deleted, not even by the database owner', async () => {
    await writeAuditLog(portal.database, admin, { action: 'project.delete', target });
    const { database } = portal;
    const refusal = 'the audit log is not changed';
    expect(await cause(database.update(auditLog).set({ targetLabel: 'Otra cosa' }))).toBe(refusal);
    expect(await cause(database.update(auditLog).set({ actorId: null }))).toBe(refusal);
    expect(await cause(database.delete(auditLog))).toBe(refusal);
    expect(await cause(database.execute(sql`truncate audit_log`))).toBe(refusal);
  });

  it('outlives the account of who did it', async () => {
    await createUser(portal.database, { role: 'admin' });
    await writeAuditLog(portal.database, admin, { action: 'news.delete', target });
    await portal.database.delete(users).where(eq(users.id, admin.id));
    const [entry] = await portal.database.select().from(auditLog).where(eq(auditLog.action, 'news.delete'));
    expect(entry).toMatchObject({ actorId: null, actorName: 'Ana Peña' });
  });
});
