import { useQuery } from '@tanstack/react-query';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { auditQuery } from './audit.api.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLine } from './audit-line.tsx';
import { useAuditParams } from './use-audit-params.ts';

const PAGE_SIZE = 30;

const texts = {
  one: 'acción',
  many: 'acciones',
  loading: 'Cargando registro...',
  failed: 'No se pudo cargar el registro',
};

/** Read-only log of administrative actions. */
export function AuditLog() {
  const params = useAuditParams();
  const { actor, action, from, to } = params.filters;
  const query = useQuery(
    auditQuery({
      actor: actor || undefined,
      action: action || undefined,
      from: from || undefined,
      to: to || undefined,
      page: params.page,
      limit: PAGE_SIZE,
    }),
  );
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <AuditFilters params={params} actors={query.data?.actors ?? []} />
      <PagedList
        query={query}
        items={query.data?.entries}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={params.setPage}
        heading="Registro"
        texts={texts}
        empty={{ title: 'Todavía no hay acciones', description: 'Lo que se haga en la administración aparecerá aquí.' }}
        onClearFilters={params.isFiltered ? params.clear : undefined}
      >
        {(entry) => <AuditLine entry={entry} />}
      </PagedList>
    </>
  );
}
