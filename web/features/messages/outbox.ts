import { readDraft, removeDraft, writeDraft } from '../../lib/drafts.ts';

/** A message on its way. */
export interface OutgoingMessage {
  /** The same for every attempt, so that it is written once however often it is sent. */
  clientId: string;
  body: string;
  createdAt: string;
  /** Why it did not arrive; absent while it is being sent. */
  failure?: string;
}

const boxes = new Map<string, OutgoingMessage[]>();
const listeners = new Set<() => void>();
const EMPTY: OutgoingMessage[] = [];

/** Left over from a page that was closed in the middle of sending: nobody knows whether it arrived. */
const INTERRUPTED = 'No sabemos si llegó.';

/**
 * What was sent and has not arrived, by conversation. It is kept in the browser, so that a reload or an ended session
 * loses nothing.
 */
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
  /** Adds it, or replaces an earlier state of the same. */
  put(key: string, message: OutgoingMessage): void {
    const others = outbox.list(key).filter(({ clientId }) => clientId !== message.clientId);
    write(key, [...others, message]);
  },
  /** Says why it did not arrive, unless it was seen to arrive meanwhile: only the answer was lost. */
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
