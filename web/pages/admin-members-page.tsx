import { managementPages } from '../content/admin.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { MemberManagement } from '../features/admin-members/member-management.tsx';
import type { PageHead } from '../lib/page-module.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar miembros', hidden: true };
}

export default function AdminMembersPage() {
  const { user } = useCurrentUser();
  return (
    <PageFrame title={managementPages.members.label} intro={managementPages.members.description}>
      <MemberManagement userId={user?.id ?? ''} />
    </PageFrame>
  );
}
