import { Link } from 'wouter';
import { roleLabels } from '#contract/account/role-labels.ts';
import { isOfficeRole } from '#contract/account/roles.ts';
import { adminMemberPath } from '#contract/admin-paths.ts';
import type { AdminMember } from '#contract/members/admin/admin-members.contract.ts';
import { dayInSantoDomingo, formatShortDate } from '../../../lib/dates.ts';
import { fullName } from '../../../lib/people.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { dayColumn, MailLink, phoneColumn } from '../../../ui/record-columns.tsx';

function MemberName({ member }: { member: AdminMember }) {
  const name = fullName(member);
  const { suspendedAt, suspendedReason } = member;
  return (
    <div className="flex items-center gap-3">
      <Avatar firstName={member.firstName} lastName={member.lastName} imageUrl={member.profileImageUrl} />
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <Link href={adminMemberPath(member)} className="hover:underline">
            {name}
          </Link>
          {isOfficeRole(member.role) ? <Badge tone="blue">{roleLabels[member.role]}</Badge> : null}
          {suspendedAt ? <Badge tone="red">Suspendida</Badge> : null}
        </span>
        {suspendedAt ? (
          <span className="block text-xs whitespace-pre-line">
            <strong>Suspendida el {formatShortDate(dayInSantoDomingo(suspendedAt))}:</strong> {suspendedReason}
          </span>
        ) : null}
      </div>
    </div>
  );
}

export const memberColumns: readonly TableColumn<AdminMember>[] = [
  { key: 'name', label: 'Nombre', sort: 'name', isMain: true, cell: (member) => <MemberName member={member} /> },
  {
    key: 'email',
    label: 'Correo',
    width: 'w-48',
    sort: 'email',
    cell: ({ email, isEmailVerified }) => (
      <>
        <MailLink email={email} />
        {isEmailVerified ? null : <span className="block text-xs text-muted">Correo sin confirmar</span>}
      </>
    ),
  },
  phoneColumn,
  { key: 'company', label: 'Empresa', sort: 'company', cell: ({ company }) => company },
  { key: 'position', label: 'Cargo', cell: ({ position }) => position },
  { key: 'location', label: 'Ubicación', isOptional: true, cell: ({ location }) => location },
  dayColumn('createdAt', 'Miembro desde', { sort: 'createdAt' }),
];
