import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { notificationsContract } from '#contract/notifications/notifications.contract.ts';
import { useLiveCounts } from '../../features/live/live.api.ts';
import { callApi } from '../../lib/api-client.ts';
import { usePageVisible } from '../../lib/use-page-visible.ts';

/** Of these, somebody who wants mails alone has unread ones that no count knows of. */
const MAILED_PAGES = /^\/forum\/post\//;

/** Marks notifications as read whose page is open. */
export function ReadOnOpening() {
  const [path] = useLocation();
  const search = useSearch();
  const { notifications: unread } = useLiveCounts();
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isVisible || (unread === 0 && !MAILED_PAGES.test(path))) return;
    const body = { path: search ? `${path}?${search}` : path };
    // They stay unread if it fails.
    callApi(notificationsContract.markRead, { body }).catch(() => undefined);
  }, [path, search, unread, isVisible]);
  return null;
}
