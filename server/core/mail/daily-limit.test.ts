import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { createTestApp } from '../../../tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { PostponedJobError } from '../job-worker.ts';
import { Jobs } from '../jobs.ts';
import { Keyring } from '../keyring.ts';
import { DeliveryRules } from './delivery-rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the daily limit of the mail provider', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const withLimit = (mailDailyLimit: number | undefined, now = () => new Date()) =>
    new DeliveryRules({
      database: test.database,
      config: { emailConfirmation: true, mailDailyLimit },
      keyring: new Keyring('a secret of these tests', undefined),
      now,
    });
  const mail = { to: 'ana@prueba.example', official: true } as const;
  type Marks = { isRequested?: true; isUnconfirmed?: true };

  const takeAll = async (quota: DeliveryRules, marks: Marks) => {
    for (let count = 0; ; count += 1) {
      const refusal = await quota.findRefusal({ ...mail, ...marks }, crypto.randomUUID()).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (refusal) return { count, refusal };
    }
  };

  it('leaves a tenth for links that people asked for, and begins anew at midnight in Santo Domingo', async () => {
    let now = new Date('2026-11-18T03:59:00Z');
    const quota = withLimit(20, () => now);
    const bulk = await takeAll(quota, {});
    expect(bulk.count).toBe(18);
    expect(bulk.refusal).toBeInstanceOf(PostponedJobError);
    expect((bulk.refusal as PostponedJobError).until).toEqual(new Date('2026-11-18T04:00:00Z'));
    // Another process counts on.
    const other = withLimit(20, () => now);
    expect((await takeAll(other, { isRequested: true })).count).toBe(2);
    now = new Date('2026-11-18T04:00:00Z');
    expect((await takeAll(quota, { isRequested: true })).count).toBe(20);
  });

  it('leaves two thirds to addresses that somebody confirmed, and nothing of the reserve to what nobody asked for', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const quota = withLimit(30, () => now);
    const unconfirmed = await takeAll(quota, { isUnconfirmed: true });
    expect(unconfirmed.count).toBe(10);
    expect(unconfirmed.refusal).toBeInstanceOf(PostponedJobError);
    await quota.giveBack({ ...mail, isUnconfirmed: true });
    expect((await takeAll(quota, { isUnconfirmed: true, isRequested: true })).count).toBe(1);
    expect((await takeAll(quota, {})).count).toBe(17);
    expect((await takeAll(quota, { isRequested: true })).count).toBe(3);
  });

  it('counts nothing of what it refuses', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const quota = withLimit(30, () => now);
    expect((await takeAll(quota, {})).count).toBe(27);
    expect((await takeAll(quota, { isUnconfirmed: true })).count).toBe(0);
    expect((await takeAll(quota, { isUnconfirmed: true, isRequested: true })).count).toBe(3);
  });

  it('is none where none is set', async () => {
    const quota = withLimit(undefined);
    for (let count = 0; count < 50; count += 1) {
      expect(await quota.findRefusal({ ...mail, isUnconfirmed: true }, crypto.randomUUID())).toBeUndefined();
    }
  });
});

it('puts notices off until tomorrow without using up their attempts, and lets a password link pass', async () => {
  const smtp = await startSmtpServer();
  // Ahead of the database's clock, which would otherwise find the postponed jobs due.
  const now = new Date(Date.now() + DAY_MS);
  const midnight = `${dominicanDay(new Date(now.getTime() + DAY_MS))}T04:00:00Z`;
  const portal = await createTestApp({ config: { smtpUrl: smtp.url, mailDailyLimit: 10 }, now: () => now });
  try {
    const jobs = new Jobs(portal.database, pino({ level: 'silent' }));
    const mail = {
      to: 'ana@prueba.example',
      subject: 'Aviso',
      text: 'Hola',
      html: '<p>Hola</p>',
      official: true,
    } as const;
    const notices = Array.from({ length: 12 }, () => ({ ...mail, isBulk: true }) as const);
    await jobs.enqueueAll(portal.database, 'mail', notices);
    const postponed = async () => {
      const { rows } = await portal.database.execute<{ count: number }>(sql`
        select count(*)::int as count from pgboss.job where name = 'mail' and state = 'created' and retry_count = 0
          and start_after = ${midnight}`);
      return rows[0]?.count;
    };
    await expect.poll(postponed).toBe(3);
    expect(smtp.mails).toHaveLength(9);
    await jobs.enqueue(portal.database, 'mail', { ...mail, subject: 'Tu enlace', isRequested: true });
    await expect.poll(() => smtp.mails.length).toBe(10);
    expect(smtp.mails.at(-1)?.raw).toContain('Tu enlace');
  } finally {
    await portal.close();
    await smtp.close();
  }
});
