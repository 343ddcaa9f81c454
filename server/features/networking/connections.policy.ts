import type { Pair } from '../members/relation.policy.ts';

/** What a request does where the two already have something in common. */
export type RequestEffect = 'hidden' | 'nothing' | 'accept' | 'ask' | 'reopen';

/**
 * Crossed requests meet: who asks somebody that had asked before, accepts. That also holds for who had refused, since
 * the other one's request still stands in their eyes, unless it was withdrawn. Asking again after a refusal reaches nobody.
 */
export function effectOfRequest(viewerId: string, pair: Pair): RequestEffect {
  if (pair.status === 'blocked') return 'hidden';
  if (pair.status === 'accepted') return 'nothing';
  if (pair.requesterId !== viewerId) return pair.withdrawnAt ? 'ask' : 'accept';
  return pair.withdrawnAt ? 'reopen' : 'nothing';
}

export type Answer = 'accepted' | 'rejected';

/** A refusal can still be taken back; a connection is ended, not refused. */
export function effectOfAnswer(pair: Pair, answer: Answer): 'missing' | 'conflict' | 'nothing' | 'change' {
  if (pair.status === 'blocked' || pair.withdrawnAt) return 'missing';
  if (pair.status === answer) return 'nothing';
  return pair.status === 'accepted' ? 'conflict' : 'change';
}
