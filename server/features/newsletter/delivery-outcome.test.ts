import { describe, expect, it } from 'vitest';
import { outcomeOf } from './delivery-worker.ts';

const failure = (responseCode: number | undefined, command: string) =>
  Object.assign(new Error('what it said'), { responseCode, command });

describe('what becomes of a mail', () => {
  it.each([
    ['accepted', undefined, true, 0, 'sent', 1, false],
    ['an unknown reader', failure(550, 'RCPT TO'), false, 0, 'failed', 1, false],
    ['a mail that is not wanted', failure(554, 'DATA'), true, 0, 'failed', 1, false],
    ['a full mailbox', failure(452, 'RCPT TO'), false, 0, 'pending', 1, false],
    ['a mailbox that stays full', failure(452, 'RCPT TO'), false, 7, 'failed', 8, false],
    ['a sender that is not let in', failure(550, 'MAIL FROM'), false, 0, 'pending', 0, true],
    ['a wrong password', failure(535, 'AUTH PLAIN'), false, 0, 'pending', 0, true],
    ['a server that goes away', failure(421, 'RCPT TO'), false, 0, 'pending', 0, true],
    ['a connection lost before the end', failure(undefined, 'CONN'), false, 0, 'pending', 0, true],
    ['a connection lost after it', failure(undefined, 'CONN'), true, 0, 'unacknowledged', 1, true],
  ])('%s', (_, trouble, isFinalByteSent, attempts, state, tried, isGeneral) => {
    expect(outcomeOf(trouble, { attempts, isFinalByteSent })).toMatchObject({
      outcome: { state, attempts: tried },
      isGeneral,
    });
  });
});
