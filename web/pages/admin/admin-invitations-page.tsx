import { breadcrumbs } from '../../content/admin.ts';
import { InvitationManagement } from '../../features/invitations/admin/invitation-management.tsx';
import type { PageHead } from '../../lib/page-module.ts';
import { PageFrame } from '../../ui/page-frame.tsx';

export function head(): PageHead {
  return { title: 'Invitar miembros', hidden: true };
}

export default function AdminInvitationsPage() {
  return (
    <PageFrame
      trail={breadcrumbs.members}
      title="Invitar miembros"
      intro="Invita a una persona o a todas las de una hoja de cálculo; cada una elige su contraseña y acepta la política de privacidad."
    >
      <InvitationManagement />
    </PageFrame>
  );
}
