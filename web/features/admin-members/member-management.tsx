import { useQuery } from '@tanstack/react-query';
import type { adminMembersContract } from '#contract/admin/members.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { adminMembersQuery, useMemberMutations } from './admin-members.api.ts';
import { reinstateAction, roleAction, suspendAction } from './member-actions.tsx';
import { MemberRow } from './member-row.tsx';

const PAGE_SIZE = 20;

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
  const params = useTabParams(tabs);
  const { tab, search, page } = params;
  const query = useQuery(adminMembersQuery({ ...tab.filter, search, page, limit: PAGE_SIZE }));
  const mutations = useMemberMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <FilteredList
        hasAvatars
        params={params}
        states={{ label: 'Filtrar miembros', options: tabs.map(({ slug, label }) => ({ value: slug, label })) }}
        searchLabel="Buscar por nombre o email"
        query={query}
        items={query.data?.members}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{ title: tab.empty }}
      >
        {(member) => {
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
      {dialog}
    </>
  );
}
