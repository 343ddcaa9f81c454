import { useQuery } from '@tanstack/react-query';
import { useListParams } from '../../lib/use-list-params.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { useLoginWhenLoggedOut } from '../../ui/logged-out.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { SearchFilter } from '../../ui/search-filter.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminMembersQuery, useMemberCalls } from './admin-members.api.ts';
import { reinstateAction, roleAction, suspendAction } from './member-actions.tsx';
import { MemberRow } from './member-row.tsx';

const PAGE_SIZE = 20;

/** What the address calls each part of the list, and what the server does. */
const states = [
  { slug: 'todos', label: 'Todos', filter: {} },
  { slug: 'administracion', label: 'Administración', filter: { role: 'admin' } },
  { slug: 'suspendidos', label: 'Suspendidos', filter: { state: 'suspended' } },
] as const;
const slugs = ['todos', 'administracion', 'suspendidos'] as const;

const words = {
  one: 'persona',
  many: 'personas',
  loading: 'Cargando miembros...',
  failed: 'No se pudieron cargar los miembros',
};

export function MemberManagement({ userId }: { userId: string }) {
  const params = useListParams(slugs);
  const { search, page } = params;
  const state = states.find(({ slug }) => slug === params.state) ?? states[0];
  const query = useQuery(adminMembersQuery({ ...state.filter, search, page, limit: PAGE_SIZE }));
  const calls = useMemberCalls();
  const { ask, dialog } = useActionDialog();
  useLoginWhenLoggedOut(query.error);
  return (
    <>
      <FilterChips
        label="Filtrar miembros"
        options={states.map(({ slug, label }) => ({ value: slug, label }))}
        value={params.state}
        onChange={params.setState}
        className="mb-5"
      />
      <SearchFilter label="Buscar por nombre o email" value={search} onSearch={params.setSearch} />
      <div className="mt-6">
        <PagedList
          query={query}
          items={query.data?.members}
          itemKey={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={params.setPage}
          heading={state.label}
          words={words}
          empty={{ title: state.slug === 'suspendidos' ? 'No hay cuentas suspendidas' : 'No hay miembros' }}
          onClearFilters={search ? () => params.setSearch('') : undefined}
        >
          {(member) => {
            const isSelf = member.id === userId;
            return (
              <MemberRow
                member={member}
                isSelf={isSelf}
                onRole={() => ask(roleAction(member, isSelf, calls))}
                onSuspension={() => ask((member.suspendedAt ? reinstateAction : suspendAction)(member, calls))}
              />
            );
          }}
        </PagedList>
      </div>
      {dialog}
    </>
  );
}
