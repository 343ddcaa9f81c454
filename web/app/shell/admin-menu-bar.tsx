import { useQuery } from '@tanstack/react-query';
import { unreadMessagesQuery } from '../../features/admin-contact/admin-contact.api.ts';
import { moderationQueueQuery } from '../../features/admin-moderation/moderation-queue.api.ts';
import { AdminMenu } from '../../features/admin-panel/admin-menu.tsx';
import { portalStatusQuery } from '../../features/admin-status/admin-status.api.ts';

/** The administration's menu with the number of pending items of each page. */
export function AdminMenuBar() {
  const { data: reports } = useQuery(moderationQueueQuery({ page: 1, limit: 1 }));
  const { data: unread } = useQuery(unreadMessagesQuery);
  const { data: status } = useQuery(portalStatusQuery);
  const bad = status && Object.values(status).filter(({ state }) => state === 'bad').length;
  return <AdminMenu pending={{ moderation: reports?.total, contact: unread?.total, status: bad }} />;
}
