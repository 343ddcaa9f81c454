import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { DirectMessage } from '#contract/messages/messages.contract.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { randomId } from '../../lib/random-id.ts';
import type { SubmissionState } from '../../lib/submission-states.ts';
import {
  changeSubmission,
  readSubmission,
  type Submission,
  submissionNames,
  submit,
  subscribeToSubmissions,
} from '../../lib/submissions.ts';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { cacheMessage, invalidateConversation, OUTBOX } from './message-cache.ts';
import { sendMessage } from './messages.api.ts';

interface OutgoingText {
  body: string;
  createdAt: string;
}

export interface OutgoingMessage extends OutgoingText {
  name: string;
  /** Idempotency key, the same for every attempt. */
  clientId: string;
  state: SubmissionState;
  /** Reason of the server's refusal. */
  reason?: string | undefined;
}

const boxOf = (userId: string, memberId: string) => `${OUTBOX}:${userId}:${memberId}:`;

/** Memoized by submissions: `useSyncExternalStore` compares by identity. */
const shown = new Map<string, { submissions: Submission<OutgoingText>[]; messages: OutgoingMessage[] }>();

/** Sorted by time of writing, which the names contain. */
export function listOutgoing(box: string): OutgoingMessage[] {
  const found = submissionNames(box).flatMap((name) => {
    const submission = readSubmission<OutgoingText>(name);
    return submission ? [{ name, submission }] : [];
  });
  const last = shown.get(box);
  const isSame =
    last?.submissions.length === found.length &&
    found.every(({ submission }, index) => submission === last.submissions[index]);
  if (last && isSame) return last.messages;
  const messages = found.map(({ name, submission: { values, key, state, reason } }) => ({
    ...values,
    name,
    clientId: key,
    state,
    reason,
  }));
  shown.set(box, { submissions: found.map(({ submission }) => submission), messages });
  return messages;
}

/** One queue per conversation preserves the order of writing. */
const lines = new Map<string, Promise<unknown>>();

function send(queryClient: QueryClient, memberId: string, name: string, text: OutgoingText): void {
  const before = lines.get(memberId);
  const sending = submit(
    name,
    text,
    { send: ({ body }, clientId) => sendMessage(memberId, { clientId, body }) },
    before && (() => before.then(() => text)),
  ).then(
    (sent) => cacheMessage(queryClient, memberId, sent),
    (error) => {
      redirectIfLoggedOut(error);
      // A refusal may mean that writing is no longer allowed.
      if (serverMessage(error)) invalidateConversation(queryClient, memberId);
    },
  );
  lines.set(memberId, sending);
}

const RESENT: readonly SubmissionState[] = ['draft', 'unsent', 'unresolved'];

export function resendMessages(queryClient: QueryClient, userId: string): void {
  for (const { name, state, body, createdAt } of listOutgoing(`${OUTBOX}:${userId}:`)) {
    const [, , memberId = ''] = name.split(':');
    if (RESENT.includes(state)) send(queryClient, memberId, name, { body, createdAt });
  }
}

export function useOutbox(userId: string, memberId: string, arrived: readonly DirectMessage[]) {
  const queryClient = useQueryClient();
  const box = boxOf(userId, memberId);
  const waiting = useSyncExternalStore(subscribeToSubmissions, () => listOutgoing(box));

  // Removes messages that arrived through another window, or whose response was lost.
  useEffect(() => {
    const ids = new Set(arrived.map(({ clientId }) => clientId));
    for (const { name, clientId } of listOutgoing(box)) if (ids.has(clientId)) changeSubmission(name, 'accept');
  }, [arrived, box]);

  return {
    waiting,
    write: (body: string) => {
      const createdAt = new Date().toISOString();
      send(queryClient, memberId, `${box}${createdAt}:${randomId()}`, { body, createdAt });
    },
    retry: ({ name, body, createdAt }: OutgoingMessage) => send(queryClient, memberId, name, { body, createdAt }),
    discard: ({ name }: OutgoingMessage) => changeSubmission(name, 'discard'),
  };
}
