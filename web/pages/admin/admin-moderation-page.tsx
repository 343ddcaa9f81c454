import { managementPages } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { ModerationQueue } from '../../features/moderation/admin/moderation-queue.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Moderación', hidden: true };
}

export default function AdminModerationPage() {
  const { user } = useCurrentUser();
  return (
    <PageFrame title={managementPages.moderation.label} intro={managementPages.moderation.description}>
      <ModerationQueue role={user?.role ?? 'member'} />
    </PageFrame>
  );
}
