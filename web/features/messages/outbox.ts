import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { DirectMessage } from '#contract/messages/messages.contract.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';
import { randomId } from '../../lib/random-id.ts';
import { redirectIfLoggedOut } from '../../ui/request-failure.ts';
import { cacheMessage, invalidateConversation } from './message-cache.ts';
import { sendMessage } from './messages.api.ts';

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** Idempotency key: the same for every attempt, so that a retry creates no duplicate. */
  clientId: string;
  body: string;
  createdAt: string;
  /** Reason of the failure; absent while sending. */
  failure?: string;
}

const boxes = new Map<string, OutgoingMessage[]>();
const listeners = new Set<() => void>();
const EMPTY: OutgoingMessage[] = [];

/** For messages restored after the page was closed while sending: their delivery is unknown. */
const INTERRUPTED = 'No sabemos si llegó.';

/** Outbox by conversation, persisted in the browser to survive a reload or an expired session. */
export const outbox = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  list(key: string): OutgoingMessage[] {
    const cached = boxes.get(key);
    if (cached) return cached;
    const stored = readDraft<OutgoingMessage[]>(key);
    const restored = Array.isArray(stored)
      ? stored.map((each) => ({ ...each, failure: each.failure ?? INTERRUPTED }))
      : EMPTY;
    boxes.set(key, restored);
    return restored;
  },
  /** Adds the message, or replaces its earlier state. */
  put(key: string, message: OutgoingMessage): void {
    const others = outbox.list(key).filter(({ clientId }) => clientId !== message.clientId);
    write(key, [...others, message]);
  },
  /** Marks a message as failed, unless it was removed because it did arrive and only the response was lost. */
  fail(key: string, clientId: string, failure: string): void {
    write(
      key,
      outbox.list(key).map((each) => (each.clientId === clientId ? { ...each, failure } : each)),
    );
  },
  remove(key: string, clientId: string): void {
    const rest = outbox.list(key).filter((each) => each.clientId !== clientId);
    if (rest.length < outbox.list(key).length) write(key, rest);
  },
};

function write(key: string, messages: OutgoingMessage[]): void {
  boxes.set(key, messages);
  if (messages.length > 0) writeDraft(key, messages);
  else removeDraft(key);
  for (const listener of listeners) listener();
}

/** One queue per conversation, so that messages arrive in the order of writing. */
const lines = new Map<string, Promise<void>>();

/** Optimistic sending: messages show before the server has confirmed them. */
export function useOutbox(userId: string, memberId: string, arrived: readonly DirectMessage[]) {
  const queryClient = useQueryClient();
  const key = `message-outbox:${userId}:${memberId}`;
  const waiting = useSyncExternalStore(outbox.subscribe, () => outbox.list(key));

  // Removes messages that arrived through another window, or whose response was lost.
  useEffect(() => {
    for (const { clientId } of arrived) if (clientId) outbox.remove(key, clientId);
  }, [arrived, key]);

  async function attempt({ clientId, body }: OutgoingMessage): Promise<void> {
    try {
      const sent = await sendMessage(memberId, { clientId, body });
      cacheMessage(queryClient, memberId, sent);
      outbox.remove(key, clientId);
    } catch (error) {
      redirectIfLoggedOut(error);
      outbox.fail(key, clientId, serverMessage(error) ?? 'Revisa tu conexión.');
      // The refusal may mean that writing is no longer allowed.
      if (serverMessage(error)) invalidateConversation(queryClient, memberId);
    }
  }

  function send(message: OutgoingMessage): void {
    const { failure: _, ...fresh } = message;
    outbox.put(key, fresh);
    lines.set(
      key,
      (lines.get(key) ?? Promise.resolve()).then(() => attempt(fresh)),
    );
  }

  return {
    waiting,
    write: (body: string) => send({ clientId: randomId(), body, createdAt: new Date().toISOString() }),
    retry: send,
    discard: (clientId: string) => outbox.remove(key, clientId),
  };
}
