import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { mailBounces } from '../../database/schema/core.ts';
import { classifyRefusal, forgetRefusals, MAX_PAUSES_A_DAY, recordRefusal } from './bounces.ts';

describe('a reply of the mail server', () => {
  const reply = (response: string, command = 'RCPT TO') =>
    Object.assign(new Error('refused'), { response, command, responseCode: Number(response.slice(0, 3)) });

  it.each([
    ['unknown', '550 5.1.1 <ana@prueba.example>: Recipient address rejected: User unknown'],
    ['unknown', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; not found'],
    ['refused', '552 5.2.2 Mailbox full'],
    ['refused', '550 5.2.1 The account is disabled'],
    ['refused', '550 no such user'],
    ['refused', '553 sorry, that address is not in my list'],
    ['unknown', '550-5.1.1 The account that you tried to reach\n550 5.1.1 does not exist'],
    ['unknown', '511 sorry, no mailbox here by that name (#5.1.1)'],
    ['refused', '550 #5.1.0 Address rejected.'],
    ['refused', '550 refused, see https://ayuda.example/5.1.1'],
  ])('is about the address: %s for «%s»', (expected, response) => {
    expect(classifyRefusal(reply(response))).toBe(expected);
  });

  it.each([
    '554 5.7.1 <ana@prueba.example>: Relay access denied',
    '550 5.7.26 This mail is unauthenticated',
    '550 5.1.8 Sender address rejected: Domain not found',
    '550 5.4.1 Recipient address rejected: Access denied',
    '554 Service unavailable; client host blocked',
    '550 Your IP 185.5.1.20 is on our list',
    '550 Exim 5.1.3: rejected because 203.0.113.9 is in a black list at rbl.example',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '550 SPF check failed',
    '550 Blocked by policy',
    '550 relay not permitted',
    '550 5.1.0 Sender rejected: invalid domain',
    '450 4.2.1 try again later',
    '421 4.7.0 too many connections',
  ])('is not about the address: «%s»', (response) => {
    expect(classifyRefusal(reply(response))).toBeUndefined();
  });

  it.each(['DATA', 'AUTH PLAIN', 'MAIL FROM'])('is not about the address after %s', (command) => {
    expect(classifyRefusal(reply('550 5.1.1 no', command))).toBeUndefined();
  });
});

describe('refusals of an address that may exist', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.close());

  const start = Date.parse('2026-11-17T02:30:00Z');
  const refuseAfter = async (...hours: number[]) => {
    const to = 'Ana@prueba.example';
    await forgetRefusals(test.database, to);
    for (const hour of hours) {
      const now = new Date(start + hour * 3_600_000);
      await recordRefusal(test.database, { to, refusal: 'refused', reason: '552 5.2.2 full', now });
    }
    const [row] = await test.database.select().from(mailBounces);
    return row;
  };

  it('pause it on the third day', async () => {
    expect(await refuseAfter(0, 24)).toMatchObject({ email: 'ana@prueba.example', refusals: 2, pausedAt: null });
    expect(await refuseAfter(0, 24, 48)).toMatchObject({ refusals: 3, pausedAt: new Date(start + 48 * 3_600_000) });
  });

  it('count once a day, however many mails there were', async () => {
    expect(await refuseAfter(0, 1, 2, 3, 23)).toMatchObject({ refusals: 1, pausedAt: null });
    expect(await refuseAfter(0, 23, 25, 47)).toMatchObject({ refusals: 2, pausedAt: null });
  });

  it('are counted anew after thirty days', async () => {
    expect(await refuseAfter(0, 24, 31 * 24)).toMatchObject({ refusals: 1, pausedAt: null });
  });

  it('pause nobody else on a day on which very many addresses are refused, as when the mail server is set up wrong', async () => {
    const unknown = (to: string, days: number) =>
      recordRefusal(test.database, {
        to,
        refusal: 'unknown',
        reason: '550 5.1.1 no such user',
        now: new Date(start + days * 24 * 3_600_000),
      });
    const isPaused = async (email: string) => {
      const [row] = await test.database.select().from(mailBounces).where(eq(mailBounces.email, email));
      return row?.pausedAt instanceof Date;
    };
    for (let each = 0; each < MAX_PAUSES_A_DAY; each += 1) await unknown(`a${each}@prueba.example`, 0);
    await unknown('una-mas@prueba.example', 0.5);
    expect(await isPaused(`a${MAX_PAUSES_A_DAY - 1}@prueba.example`)).toBe(true);
    expect(await isPaused('una-mas@prueba.example')).toBe(false);
    await unknown('una-mas@prueba.example', 1.5);
    expect(await isPaused('una-mas@prueba.example')).toBe(true);
    await test.database.delete(mailBounces);
  });

  it('do not end a pause that stands', async () => {
    expect(await refuseAfter(0, 24, 48, 60 * 24)).toMatchObject({ refusals: 1, pausedAt: expect.any(Date) });
  });
});
