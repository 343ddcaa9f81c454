import { managementPages } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { ModerationQueue } from '../../features/moderation/admin/moderation-queue.tsx';
import { hiddenHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export const head = hiddenHead('Moderación');

export default function AdminModerationPage() {
  const { user } = useCurrentUser();
  return (
    <PageFrame title={managementPages.moderation.label} intro={managementPages.moderation.description}>
      <ModerationQueue role={user?.role ?? 'member'} />
    </PageFrame>
  );
}
