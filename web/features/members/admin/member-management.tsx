import { Ban, UserCheck } from 'lucide-react';
import type { QueryOf } from '#contract/endpoint.ts';
import {
  type AdminMember,
  adminMemberLimits,
  adminMembersContract,
} from '#contract/members/admin/admin-members.contract.ts';
import { apiPath, callApi } from '../../../lib/api-client.ts';
import { fullName } from '../../../lib/people.ts';
import { Menu } from '../../../ui/menu.tsx';
import { menuItems, type RecordAction } from '../../../ui/record-actions.tsx';
import { type BulkAction, TableList } from '../../../ui/table-list.tsx';
import { reinstateAction, roleActions, suspendAction } from './account-actions.tsx';
import { adminMembersQuery, type MemberMutations, useMemberMutations } from './admin-members.api.ts';
import { memberColumns } from './member-columns.tsx';

type MemberQuery = QueryOf<typeof adminMembersContract.listAllMembers>;

interface MemberTab {
  slug: 'todos' | 'administracion' | 'editores' | 'eventos' | 'moderadores' | 'suspendidos';
  label: string;
  filter: Pick<MemberQuery, 'role' | 'state'>;
  empty: string;
}

const tabs: readonly [MemberTab, ...MemberTab[]] = [
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
  const suspension: RecordAction = member.suspendedAt
    ? { label: 'Reactivar', icon: UserCheck, action: reinstateAction(member, mutations) }
    : { label: 'Suspender', icon: Ban, destructive: true, action: suspendAction(member, mutations) };
  return [...roles, suspension];
}

const bulkActions = (userId: string): BulkAction<AdminMember>[] => [
  {
    label: 'Suspender',
    icon: Ban,
    destructive: true,
    appliesTo: ({ id, suspendedAt }) => id !== userId && !suspendedAt,
    question: (count) => ({
      title: `¿Suspender a ${count}?`,
      text: 'Sus sesiones terminarán, no podrán entrar y los demás miembros dejarán de verlas. Lo que publicaron se queda.',
      confirmLabel: 'Suspender',
      reason: {
        label: 'Motivo *',
        help: 'Lo leerá cada una al intentar entrar.',
        max: adminMemberLimits.reason,
        required: 'Escribe el motivo',
      },
      success: { title: 'Cuentas suspendidas', description: `${count} ya no pueden entrar.` },
    }),
    run: ({ id }, reason) => callApi(adminMembersContract.suspendMember, { params: { id }, body: { reason } }),
  },
  {
    label: 'Reactivar',
    icon: UserCheck,
    appliesTo: ({ suspendedAt }) => suspendedAt !== null,
    question: (count) => ({
      title: `¿Reactivar a ${count}?`,
      text: 'Podrán entrar de nuevo y los demás miembros volverán a verlas.',
      confirmLabel: 'Reactivar',
      success: { title: 'Cuentas reactivadas', description: `${count} pueden entrar de nuevo.` },
    }),
    run: ({ id }) => callApi(adminMembersContract.reinstateMember, { params: { id } }),
  },
];

export function MemberManagement({ userId }: { userId: string }) {
  const mutations = useMemberMutations();
  return (
    <TableList
      name="members"
      tabs={tabs}
      filterLabel="Filtrar miembros"
      searchLabel="Buscar por nombre o correo"
      query={({ tab, sort, ...filter }) =>
        adminMembersQuery({ ...tab.filter, ...filter, sort: sort as MemberQuery['sort'] })
      }
      items={({ members }) => members}
      itemKey={({ id }) => id}
      itemLabel={fullName}
      columns={memberColumns}
      defaultSort="-createdAt"
      texts={texts}
      bulkActions={bulkActions(userId)}
      fileHref={(format, { tab, ...filter }) => apiPath(files[format].path, {}, { ...tab.filter, ...filter })}
      actions={(member, confirmAction) => (
        <Menu
          label={`Más acciones: ${fullName(member)}`}
          items={menuItems(memberActions(member, member.id === userId, mutations), confirmAction)}
        />
      )}
    />
  );
}
