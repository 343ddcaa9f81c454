import type { Pair } from './relation.policy.ts';

export type RequestEffect = 'hidden' | 'nothing' | 'accept' | 'ask' | 'reopen';

/**
 * Crossed requests accept each other, even a refused one, which still looks pending to its sender. Asking again after
 * a refusal has no effect.
 */
export function effectOfRequest(viewerId: string, pair: Pair): RequestEffect {
  if (pair.status === 'blocked') return 'hidden';
  if (pair.status === 'accepted') return 'nothing';
  if (pair.requesterId !== viewerId) return pair.withdrawnAt ? 'ask' : 'accept';
  return pair.withdrawnAt ? 'reopen' : 'nothing';
}

export type Answer = 'accepted' | 'rejected';

/** A refusal can become an acceptance; a connection is ended, not refused. */
export function effectOfAnswer(pair: Pair, answer: Answer): 'missing' | 'conflict' | 'nothing' | 'change' {
  if (pair.status === 'blocked' || pair.withdrawnAt) return 'missing';
  if (pair.status === answer) return 'nothing';
  return pair.status === 'accepted' ? 'conflict' : 'change';
}
