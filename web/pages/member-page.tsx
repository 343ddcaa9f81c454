import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MemberProfile } from '#contract/members/members.contract.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { ConnectionControl } from '../features/members/connection-control.tsx';
import { MessageLink } from '../features/members/contact-list.tsx';
import { MemberActions } from '../features/members/member-actions.tsx';
import { MemberSkeleton, MemberView } from '../features/members/member-view.tsx';
import { memberQuery } from '../features/members/members.api.ts';
import type { PageContext, PageHead, PageProps } from '../lib/page-module.ts';
import { fullName } from '../lib/people.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DetailPage } from '../ui/detail-page.tsx';
import { ReportDialog } from '../ui/report-dialog.tsx';

export function head({ queryClient, params }: PageContext): PageHead {
  const member = queryClient.getQueryData(memberQuery(params.id ?? '').queryKey);
  if (member === null) return { title: 'Miembro no encontrado', hidden: true };
  return { title: member ? fullName(member) : 'Miembro', hidden: true };
}

export default function MemberPage({ params }: PageProps) {
  const query = useQuery(memberQuery(params.id ?? ''));
  return (
    <DetailPage
      query={query}
      heading="Miembro"
      failed="No se pudo cargar el perfil"
      missing={{
        title: 'Miembro no encontrado',
        text: 'El miembro que buscas no existe o ya no está disponible.',
      }}
      back={{ label: 'Ver el directorio', href: '/members' }}
      skeleton={<MemberSkeleton />}
    >
      {(member) => <MemberView member={member} actions={<Actions member={member} />} />}
    </DetailPage>
  );
}

function Actions({ member }: { member: MemberProfile }) {
  const [, navigate] = useLocation();
  const { user } = useCurrentUser();
  const userId = user?.id ?? '';
  const [isReporting, setReporting] = useState(false);
  if (member.isSelf) {
    return (
      <ButtonLink href="/profile">
        <Pencil aria-hidden="true" className="size-4" />
        Editar Perfil
      </ButtonLink>
    );
  }
  return (
    <>
      <ConnectionControl member={member} userId={userId} size="md" />
      <MessageLink member={member} />
      <MemberActions member={member} onBlocked={() => navigate('/members')} onReport={() => setReporting(true)} />
      <ReportDialog
        kind="profile"
        id={member.id}
        userId={userId}
        title={`Reportar el perfil de ${fullName(member)}`}
        open={isReporting}
        onClose={() => setReporting(false)}
      />
    </>
  );
}
