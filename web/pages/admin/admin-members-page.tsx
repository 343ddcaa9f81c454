import { Ban, UserCheck, UserPlus } from 'lucide-react';
import { invitationsPath } from '#contract/admin-paths.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import {
  type AdminMember,
  adminMemberLimits,
  adminMembersContract,
} from '#contract/members/admin/admin-members.contract.ts';
import { managementPages } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { reinstateAction, roleActions, suspendAction } from '../../features/members/admin/account-actions.tsx';
import {
  adminMembersQuery,
  type MemberMutations,
  useMemberMutations,
} from '../../features/members/admin/admin-members.api.ts';
import { memberColumns } from '../../features/members/admin/member-columns.tsx';
import { apiPath, callApi } from '../../lib/api-client.ts';
import { hiddenHead } from '../../lib/page-module.ts';
import { fullName } from '../../lib/people.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { RecordAction } from '../../ui/record-actions.tsx';
import { type BulkAction, type ListTab, type ListTabs, TableList } from '../../ui/table-list.tsx';

type MemberQuery = QueryOf<typeof adminMembersContract.listAllMembers>;

const tabs: ListTabs<ListTab & { filter: Pick<MemberQuery, 'role' | 'state'> }> = [
  { slug: 'todos', label: 'Todos', filter: {}, empty: 'No hay miembros' },
  { slug: 'administracion', label: 'Administración', filter: { role: 'admin' }, empty: 'No hay miembros' },
  { slug: 'editores', label: 'Editores', filter: { role: 'editor' }, empty: 'Nadie tiene el rol de editor' },
  { slug: 'eventos', label: 'Eventos', filter: { role: 'events' }, empty: 'Nadie tiene el rol de eventos' },
  {
    slug: 'moderadores',
    label: 'Moderadores',
    filter: { role: 'moderator' },
    empty: 'Nadie tiene el rol de moderador',
  },
  { slug: 'suspendidos', label: 'Suspendidos', filter: { state: 'suspended' }, empty: 'No hay cuentas suspendidas' },
];

const texts = {
  one: 'persona',
  many: 'personas',
  loading: 'Cargando miembros...',
  failed: 'No se pudieron cargar los miembros',
};

const files = { csv: adminMembersContract.downloadMembersCsv, xlsx: adminMembersContract.downloadMembersXlsx };

function memberActions(member: AdminMember, isSelf: boolean, mutations: MemberMutations): RecordAction[] {
  const roles = roleActions(member, isSelf, mutations);
  if (isSelf) return roles;
  return [...roles, member.suspendedAt ? reinstateAction(member, mutations) : suspendAction(member, mutations)];
}

const bulkActions = (userId: string): BulkAction<AdminMember>[] => [
  {
    label: 'Suspender',
    icon: Ban,
    destructive: true,
    appliesTo: ({ id, suspendedAt }) => id !== userId && !suspendedAt,
    verb: 'Suspender a',
    text: 'Sus sesiones terminarán, no podrán entrar y los demás miembros dejarán de verlas. Lo que publicaron se queda.',
    reason: {
      label: 'Motivo *',
      help: 'Lo leerá cada una al intentar entrar.',
      max: adminMemberLimits.reason,
      required: 'Escribe el motivo',
    },
    success: (count) => ({ title: 'Cuentas suspendidas', description: `${count} ya no pueden entrar.` }),
    run: ({ id }, reason) => callApi(adminMembersContract.suspendMember, { params: { id }, body: { reason } }),
  },
  {
    label: 'Reactivar',
    icon: UserCheck,
    appliesTo: ({ suspendedAt }) => suspendedAt !== null,
    verb: 'Reactivar a',
    text: 'Podrán entrar de nuevo y los demás miembros volverán a verlas.',
    success: (count) => ({ title: 'Cuentas reactivadas', description: `${count} pueden entrar de nuevo.` }),
    run: ({ id }) => callApi(adminMembersContract.reinstateMember, { params: { id } }),
  },
];

export const head = hiddenHead('Administrar miembros');

export default function AdminMembersPage() {
  const { user } = useCurrentUser();
  const mutations = useMemberMutations();
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
      <TableList
        name="members"
        tabs={tabs}
        filterLabel="Filtrar miembros"
        searchLabel="Buscar por nombre o correo"
        query={({ tab, ...filter }) => adminMembersQuery({ ...tab.filter, ...filter })}
        items={({ members }) => members}
        itemLabel={fullName}
        columns={memberColumns}
        defaultSort="-createdAt"
        texts={texts}
        bulkActions={bulkActions(user?.id ?? '')}
        fileHref={(format, { tab, ...filter }) => apiPath(files[format].path, {}, { ...tab.filter, ...filter })}
        actions={(member) => memberActions(member, member.id === user?.id, mutations)}
      />
    </PageFrame>
  );
}
