import type { adminMembersContract } from '#contract/admin/members.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { adminMembersQuery, useMemberMutations } from './admin-members.api.ts';
import { reinstateAction, roleAction, suspendAction } from './member-actions.tsx';
import { MemberRow } from './member-row.tsx';

interface MemberTab {
  slug: 'todos' | 'administracion' | 'suspendidos';
  label: string;
  filter: Pick<QueryOf<typeof adminMembersContract.listAllMembers>, 'role' | 'state'>;
  empty: string;
}

/** Tabs of the list with their slugs in the URL and their API filters. */
const tabs: readonly [MemberTab, ...MemberTab[]] = [
  { slug: 'todos', label: 'Todos', filter: {}, empty: 'No hay miembros' },
  { slug: 'administracion', label: 'Administración', filter: { role: 'admin' }, empty: 'No hay miembros' },
  { slug: 'suspendidos', label: 'Suspendidos', filter: { state: 'suspended' }, empty: 'No hay cuentas suspendidas' },
];

const texts = {
  one: 'persona',
  many: 'personas',
  loading: 'Cargando miembros...',
  failed: 'No se pudieron cargar los miembros',
};

export function MemberManagement({ userId }: { userId: string }) {
  const mutations = useMemberMutations();
  return (
    <FilteredList
      hasAvatars
      tabs={tabs}
      filterLabel="Filtrar miembros"
      searchLabel="Buscar por nombre o email"
      query={({ tab, ...filter }) => adminMembersQuery({ ...tab.filter, ...filter })}
      items={({ members }) => members}
      itemKey={({ id }) => id}
      texts={texts}
    >
      {(member, confirmAction) => {
        const isSelf = member.id === userId;
        return (
          <MemberRow
            member={member}
            isSelf={isSelf}
            onRole={() => confirmAction(roleAction(member, isSelf, mutations))}
            onSuspension={() =>
              confirmAction((member.suspendedAt ? reinstateAction : suspendAction)(member, mutations))
            }
          />
        );
      }}
    </FilteredList>
  );
}
