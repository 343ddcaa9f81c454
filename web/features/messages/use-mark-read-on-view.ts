import { useEffect, useRef } from 'react';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { useReadMessages } from './messages.api.ts';

interface ViewedConversation {
  memberId: string;
  unread: number;
  newestId: string | undefined;
  /** Whether the newest message is on the screen. */
  isSeen: boolean;
}

/** Marks the conversation as read once its end is on the screen of a visible page. */
export function useMarkReadOnView({ memberId, unread, newestId, isSeen }: ViewedConversation): void {
  const isVisible = usePageVisible();
  const { mutate } = useReadMessages(memberId);
  /** Sent once per message: a failed request is covered by the one for the next message. */
  const requested = useRef<string>(undefined);

  useEffect(() => {
    if (!isVisible || !isSeen || unread === 0 || !newestId || requested.current === newestId) return;
    requested.current = newestId;
    mutate(newestId);
  }, [isVisible, isSeen, unread, newestId, mutate]);
}
