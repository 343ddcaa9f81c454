import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { notificationsContract } from '#contract/notifications/notifications.contract.ts';
import { useLiveCounts } from '../../features/live/live.api.ts';
import { callApi } from '../../lib/api-client.ts';
import { usePageVisible } from '../../lib/use-page-visible.ts';

/** With notifications by mail only, unread ones here are not counted. */
const MAILED_PAGES = /^\/forum\/post\//;

export function ReadOnOpening() {
  const [path] = useLocation();
  const search = useSearch();
  const { notifications: unread } = useLiveCounts();
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isVisible || (unread === 0 && !MAILED_PAGES.test(path))) return;
    const body = { path: search ? `${path}?${search}` : path };
    // On failure they stay unread.
    callApi(notificationsContract.markRead, { body }).catch(() => undefined);
  }, [path, search, unread, isVisible]);
  return null;
}
