import { useQuery } from '@tanstack/react-query';
import { mayWorkIn, type Role } from '#contract/account/roles.ts';
import { messageCountsQuery } from '../../features/contact/admin/admin-contact.api.ts';
import { moderationQueueQuery } from '../../features/moderation/admin/moderation-queue.api.ts';
import { portalStatusQuery } from '../../features/status/admin/admin-status.api.ts';
import { AdminMenu } from './admin-menu.tsx';

export function AdminMenuBar({ role }: { role: Role }) {
  const isAdmin = mayWorkIn(role, 'admin');
  const { data: reports } = useQuery({
    ...moderationQueueQuery({ page: 1, limit: 1 }),
    enabled: mayWorkIn(role, 'moderation'),
  });
  const { data: messages } = useQuery({ ...messageCountsQuery, enabled: isAdmin });
  const { data: status } = useQuery({ ...portalStatusQuery, enabled: isAdmin });
  const bad = status && Object.values(status).filter(({ state }) => state === 'bad').length;
  return <AdminMenu role={role} pending={{ moderation: reports?.total, contact: messages?.unread, status: bad }} />;
}
