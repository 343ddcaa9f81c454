import { useEffect, useRef } from 'react';
import { usePageVisible } from '../../lib/use-page-visible.ts';
import { useReadMessages } from './messages.api.ts';

interface ViewedConversation {
  memberId: string;
  unread: number;
  newestId: string | undefined;
  /** The newest message is on the screen. */
  isSeen: boolean;
}

/** Says that the conversation is read once its end is on a screen that somebody looks at. */
export function useMarkReadOnView({ memberId, unread, newestId, isSeen }: ViewedConversation): void {
  const isVisible = usePageVisible();
  const { mutate } = useReadMessages(memberId);
  /** Asked for once a message: a failure is made up for by the next one. */
  const requested = useRef<string>(undefined);

  useEffect(() => {
    if (!isVisible || !isSeen || unread === 0 || !newestId || requested.current === newestId) return;
    requested.current = newestId;
    mutate(newestId);
  }, [isVisible, isSeen, unread, newestId, mutate]);
}
