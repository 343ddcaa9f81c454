import type { QueryClient } from '@tanstack/react-query';
import { OUTBOX } from './message-cache.ts';

export async function resendWaiting(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    if (!Object.keys(localStorage).some((key) => key.includes(`${OUTBOX}:${userId}`))) return;
    (await import('./outbox.ts')).resendMessages(queryClient, userId);
  } catch {
    // Storage is blocked, or the connection is lost again.
  }
}
