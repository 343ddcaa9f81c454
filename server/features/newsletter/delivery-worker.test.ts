import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { parseConfig } from '../../core/config.ts';
import { mailBounces } from '../../database/schema/core.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { reclaimDeliveries, recordOutcome } from './deliveries.queries.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { deleteLease, insertLease } from './leases.queries.ts';

const email = 'ana@prueba.example';
const now = new Date('2026-11-17T12:00:00Z');

let test: TestDatabase;
let smtp: TestSmtpServer;
let lease: { issueId: string; token: string };
let subscriberId: string;
beforeEach(async () => {
  test = await createTestDatabase();
  smtp = await startSmtpServer();
  const { database } = test;
  const [issue] = await database.insert(newsletterIssues).values({ subject: 'Boletín' }).returning();
  const [reader] = await database.insert(newsletterSubscribers).values({ email, confirmedAt: new Date() }).returning();
  lease = { issueId: issue?.id ?? '', token: randomUUID() };
  subscriberId = reader?.id ?? '';
  await database.insert(newsletterDeliveries).values({ issueId: lease.issueId, subscriberId });
  await insertLease(database, lease, 'test', 60);
});
afterEach(async () => {
  await smtp.close();
  await test.close();
});

const states = () =>
  test.database
    .select({ state: newsletterDeliveries.state, attempts: newsletterDeliveries.attempts })
    .from(newsletterDeliveries);

async function run(): Promise<void> {
  const config = parseConfig({ SMTP_URL: smtp.url });
  const worker = new DeliveryWorker({
    database: test.database,
    config,
    log: pino({ level: 'silent' }),
    now: () => now,
  });
  const mailFor = () => ({ messageId: '<1@x>', to: email, subject: 'Boletín', text: 'x', html: 'x', headers: {} });
  const work = { lease, attempts: 0, mailFor, stopping: AbortSignal.any([]) };
  await worker.run(work).finally(() => worker.close());
}

describe('a worker', () => {
  it('commits that it sends a mail before the mail server gets its end', async () => {
    let before: unknown;
    smtp.beforeAccepting = async () => {
      before = await states();
    };
    await run();
    expect(before).toEqual([{ state: 'sending', attempts: 0 }]);
    expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  });

  it('hands nothing over that somebody else has taken over meanwhile, and leaves their outcome', async () => {
    smtp.beforeRecipient = () =>
      test.database.update(newsletterDeliveries).set({ state: 'sent', leaseToken: null, attempts: 1 });
    await expect(run()).rejects.toThrow('somebody else');
    expect(smtp.mails).toEqual([]);
    expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  });

  it('claims nothing once its lease is gone', async () => {
    await deleteLease(test.database, lease);
    await run();
    expect(smtp.mails).toEqual([]);
    expect(await states()).toEqual([{ state: 'pending', attempts: 0 }]);
  });
});

describe('an address that refuses mail', () => {
  const again = () => test.database.update(newsletterDeliveries).set({ state: 'pending', attempts: 0 });

  it('is paused when it does not exist, and is listed with the reply instead of tried', async () => {
    smtp.refused.set(email, '550 5.1.1 no such user');
    await run();
    expect(await states()).toEqual([{ state: 'failed', attempts: 1 }]);
    smtp.refused.clear();
    await again();
    await run();
    expect(smtp.mails).toEqual([]);
    expect(await test.database.select().from(newsletterDeliveries)).toMatchObject([
      { state: 'paused', attempts: 0, problem: expect.stringContaining('5.1.1') },
    ]);
  });

  it('is forgotten once a mail arrives', async () => {
    smtp.unknown.add(email);
    await run();
    expect(await test.database.select().from(mailBounces)).toMatchObject([{ email, refusals: 1, pausedAt: null }]);
    smtp.unknown.clear();
    await again();
    await run();
    expect(smtp.mails).toHaveLength(1);
    expect(await test.database.select().from(mailBounces)).toEqual([]);
  });
});

describe('an outcome that comes after somebody else took over', () => {
  const late = (state: 'sent' | 'pending') =>
    recordOutcome(test.database, { issueId: lease.issueId, subscriberId }, lease.token, {
      state,
      attempts: 1,
      problem: null,
    });
  beforeEach(async () => {
    await test.database.update(newsletterDeliveries).set({ state: 'sending', leaseToken: lease.token });
    await reclaimDeliveries(test.database, lease.issueId);
    expect(await states()).toEqual([{ state: 'unacknowledged', attempts: 0 }]);
  });

  it('ends the doubt where the mail was sent', async () => {
    await late('sent');
    expect(await states()).toEqual([{ state: 'sent', attempts: 1 }]);
  });

  it('does not send the mail again', async () => {
    await late('pending');
    expect(await states()).toEqual([{ state: 'unacknowledged', attempts: 0 }]);
  });
});
