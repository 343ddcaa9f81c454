import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { notificationsContract } from '#contract/notifications/notifications.contract.ts';
import { useLiveCounts } from '../../features/live/live.api.ts';
import { callApi } from '../../lib/api-client.ts';
import { usePageVisible } from '../../lib/use-page-visible.ts';

/** Marks notifications as read whose page is open. */
export function ReadOnOpening() {
  const [path] = useLocation();
  const search = useSearch();
  const { notifications: unread } = useLiveCounts();
  const isVisible = usePageVisible();

  useEffect(() => {
    if (unread === 0 || !isVisible) return;
    const body = { path: search ? `${path}?${search}` : path };
    // They stay unread if it fails.
    callApi(notificationsContract.markRead, { body }).catch(() => undefined);
  }, [path, search, unread, isVisible]);
  return null;
}
