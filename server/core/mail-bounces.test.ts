import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { mailBounces } from '../database/schema/core.ts';
import { classifyRefusal, forgetRefusals, recordRefusal } from './mail-bounces.ts';

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
  ])('is about the address: %s for «%s»', (expected, response) => {
    expect(classifyRefusal(reply(response))).toBe(expected);
  });

  it.each([
    '554 5.7.1 <ana@prueba.example>: Relay access denied',
    '550 5.7.26 This mail is unauthenticated',
    '550 5.1.8 Sender address rejected: Domain not found',
    '550 5.4.1 Recipient address rejected: Access denied',
    '554 Service unavailable; client host blocked',
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

  it('do not end a pause that stands', async () => {
    expect(await refuseAfter(0, 24, 48, 60 * 24)).toMatchObject({ refusals: 1, pausedAt: expect.any(Date) });
  });
});
