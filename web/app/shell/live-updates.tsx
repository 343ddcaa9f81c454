import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { conversationPath } from '#contract/paths.ts';
import { currentUserQuery } from '../../features/account/account.api.ts';
import { useLiveStream } from '../../features/live/live.api.ts';
import { cacheMessage, invalidateConversations, invalidateMessages } from '../../features/messages/message-cache.ts';
import { resendWaiting } from '../../features/messages/resend-waiting.ts';
import { invalidateNotifications } from '../../features/notifications/notifications.api.ts';
import { settingsQuery } from '../../features/site/site.api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

function reloadNetwork(queryClient: QueryClient): void {
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(connections|members)\b/.test(String(queryKey[0])),
  });
}

const sessionNotices = () => import('./session-watch.tsx');
const SessionWatch = lazyPart(async () => (await sessionNotices()).SessionWatch, null);
const ReadOnOpening = lazyPart(async () => (await import('./read-on-opening.tsx')).ReadOnOpening, null);

export function LiveUpdates() {
  const queryClient = useQueryClient();
  const [path] = useLocation();
  const [spoken, setSpoken] = useState('');
  const isConnectedAgain = useRef(false);

  const resend = useEffectEvent(() => {
    const user = queryClient.getQueryData(currentUserQuery.queryKey);
    if (user) resendWaiting(queryClient, user.id);
  });
  useEffect(() => {
    const onOnline = () => resend();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  useLiveStream(
    {
      snapshot: () => {
        invalidateNotifications(queryClient);
        invalidateMessages(queryClient);
        resend();
        if (isConnectedAgain.current) {
          reloadNetwork(queryClient);
          queryClient.invalidateQueries(settingsQuery);
        }
        isConnectedAgain.current = true;
      },
      notification: ({ notification }) => {
        invalidateNotifications(queryClient);
        // Own actions are announced elsewhere already.
        if (!notification.readAt) setSpoken(`Notificación nueva: ${notification.title}`);
      },
      message: ({ memberId, message, unread }) => {
        cacheMessage(queryClient, memberId, message, unread);
        // An open conversation announces its messages itself (`role="log"`).
        if (!message.isOwn && path !== conversationPath({ id: memberId })) setSpoken('Tienes un mensaje nuevo.');
      },
      read: ({ memberId }) => {
        if (memberId) invalidateConversations(queryClient);
        else invalidateNotifications(queryClient);
      },
      connection: () => {
        reloadNetwork(queryClient);
        invalidateMessages(queryClient);
      },
      site: () => queryClient.invalidateQueries(settingsQuery),
      role: async () => (await sessionNotices()).announceRole(queryClient),
    },
    async () => (await sessionNotices()).announceEndedSession(),
  );

  return (
    <>
      <SessionWatch />
      <ReadOnOpening />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}
