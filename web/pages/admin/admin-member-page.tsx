import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { roleLabels } from '#contract/account/role-labels.ts';
import { isOfficeRole } from '#contract/account/roles.ts';
import { adminMembersPath } from '#contract/admin-paths.ts';
import type { MemberRecord } from '#contract/members/admin/member-record.contract.ts';
import { memberPath } from '#contract/paths.ts';
import { breadcrumbs } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { auditQuery } from '../../features/audit/admin/audit.api.ts';
import { AuditLine } from '../../features/audit/admin/audit-line.tsx';
import { memberRecordQuery } from '../../features/members/admin/admin-members.api.ts';
import { MemberEditor } from '../../features/members/admin/member-editor.tsx';
import { MemberNotes } from '../../features/members/admin/member-notes.tsx';
import { MemberRole } from '../../features/members/admin/member-role.tsx';
import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { fullName } from '../../lib/people.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RecordRowsSkeleton } from '../../ui/skeleton.tsx';

export function head({ queryClient, params }: PageContext): PageHead {
  const member = queryClient.getQueryData(memberRecordQuery(params.id ?? '').queryKey);
  return { title: member ? fullName(member) : 'Ficha de miembro', hidden: true };
}

const shortDay = (instant: string) => formatShortDate(dayInSantoDomingo(instant));

function Summary({ member }: { member: MemberRecord }) {
  const { counts } = member;
  const facts: [string, string][] = [
    ['Correo', member.isEmailVerified ? member.email : `${member.email} (sin confirmar)`],
    ['Miembro desde', shortDay(member.createdAt)],
    ['Última entrada', member.lastSignInAt ? shortDay(member.lastSignInAt) : 'No consta'],
    [
      'Participación',
      [
        countOf(counts.posts, 'publicación', 'publicaciones'),
        countOf(counts.comments, 'comentario', 'comentarios'),
        countOf(counts.registrations, 'inscripción', 'inscripciones'),
        countOf(counts.attended, 'asistencia', 'asistencias'),
      ].join(', '),
    ],
  ];
  return (
    <div className="mb-6 grid gap-3">
      {isOfficeRole(member.role) || member.suspendedAt ? (
        <p className="flex flex-wrap gap-2">
          {isOfficeRole(member.role) ? <Badge tone="blue">{roleLabels[member.role]}</Badge> : null}
          {member.suspendedAt ? <Badge tone="red">Suspendida: {member.suspendedReason}</Badge> : null}
        </p>
      ) : null}
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}:</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function History({ id }: { id: string }) {
  const query = useQuery(auditQuery({ target: id, page: 1, limit: 20 }));
  return (
    <CardSection heading="Historial">
      <QueryBoundary
        query={query}
        skeleton={<RecordRowsSkeleton />}
        loading="Cargando historial..."
        failed="No se pudo cargar el historial"
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="text-sm text-muted">La administración no ha cambiado nada de esta cuenta.</p>
          ) : (
            <ul className="grid gap-3">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <AuditLine entry={entry} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </CardSection>
  );
}

const texts = {
  heading: 'Ficha de miembro',
  loading: 'Cargando ficha...',
  failed: 'No se pudo cargar la ficha',
  missing: 'Persona no encontrada',
  missingText: 'La persona que buscas no existe o eliminó su cuenta.',
};

export default function AdminMemberPage({ params }: PageProps) {
  const { user } = useCurrentUser();
  const query = useQuery(memberRecordQuery(params.id ?? ''));
  return (
    <RecordPage query={query} texts={texts} back={{ label: 'Ver los miembros', href: adminMembersPath }}>
      {(member) => (
        <PageFrame
          trail={breadcrumbs.members}
          title={fullName(member)}
          actions={
            member.suspendedAt ? null : (
              <ButtonLink href={memberPath(member)} variant="outline">
                <ExternalLink aria-hidden="true" className="size-4" />
                Ver su perfil
              </ButtonLink>
            )
          }
        >
          <Summary member={member} />
          <div className="grid max-w-3xl gap-6">
            <MemberEditor key={member.id} member={member} userId={user?.id ?? ''} />
            <MemberRole member={member} isSelf={member.id === user?.id} />
            <MemberNotes member={member} />
            <History id={member.id} />
          </div>
        </PageFrame>
      )}
    </RecordPage>
  );
}
