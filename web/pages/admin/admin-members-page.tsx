import { UserPlus } from 'lucide-react';
import { invitationsPath } from '#contract/admin-paths.ts';
import { managementPages } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { MemberManagement } from '../../features/members/admin/member-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Administrar miembros', hidden: true };
}

export default function AdminMembersPage() {
  const { user } = useCurrentUser();
  return (
    <PageFrame
      title={managementPages.members.label}
      intro={managementPages.members.description}
      actions={
        <ButtonLink href={invitationsPath}>
          <UserPlus aria-hidden="true" className="size-4" />
          Invitar miembros
        </ButtonLink>
      }
    >
      <MemberManagement userId={user?.id ?? ''} />
    </PageFrame>
  );
}
