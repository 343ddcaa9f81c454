import type { Notification } from '#contract/notifications/notifications.contract.ts';
import { NotificationRow, useMarkAsRead } from './notification-row.tsx';

export function UnreadList({ notifications }: { notifications: readonly Notification[] }) {
  const { read } = useMarkAsRead();
  if (notifications.length === 0) return null;
  return (
    <ul className="-mx-5 mt-3 -mb-5 divide-y divide-border border-t border-border sm:-mx-6 sm:-mb-6">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} onOpen={() => read([notification.id])} />
        </li>
      ))}
    </ul>
  );
}
