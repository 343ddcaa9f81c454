import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { DirectMessage } from '#contract/messages/messages.contract.ts';
import { serverMessage } from '../../lib/api-error.ts';
import { randomId } from '../../lib/random-id.ts';
import { redirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { cacheMessage, invalidateConversation, sendMessage } from './messages.api.ts';
import { type OutgoingMessage, outbox } from './outbox.ts';

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
