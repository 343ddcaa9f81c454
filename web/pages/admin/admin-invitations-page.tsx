import { breadcrumbs } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { InvitationManagement } from '../../features/invitations/admin/invitation-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Invitar miembros', hidden: true };
}

export default function AdminInvitationsPage() {
  const { user } = useCurrentUser();
  return (
    <PageFrame
      trail={breadcrumbs.members}
      title="Invitar miembros"
      intro="Invita a una persona o a todas las de una hoja de cálculo; cada una elige su contraseña y acepta la política de privacidad."
    >
      <InvitationManagement userId={user?.id ?? ''} />
    </PageFrame>
  );
}
