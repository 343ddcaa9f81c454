import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';

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
