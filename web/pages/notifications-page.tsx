import { NotificationList } from '../features/notifications/notification-list.tsx';
import { NotificationsTabs } from '../features/notifications/notifications-tabs.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Notificaciones', hidden: true };
}

export default function NotificationsPage() {
  return (
    <PageFrame title="Notificaciones">
      <NotificationsTabs />
      <NotificationList />
    </PageFrame>
  );
}
