import { Button } from '../../ui/button.tsx';
import { EmptyPage } from '../../ui/empty-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { MemberParams } from './use-member-params.ts';

interface NoMembersProps {
  params: MemberParams;
  /** Over all pages: an out-of-range page is empty too. */
  total: number;
}

export function NoMembers({ params: { isFiltered, clear, setPage }, total }: NoMembersProps) {
  if (total > 0) return <EmptyPage many="miembros" onFirstPage={() => setPage(1)} />;
  return (
    <EmptyState
      title="No se encontraron miembros"
      description="Intenta ajustar tus filtros de búsqueda"
      action={
        isFiltered ? (
          <Button variant="outline" onClick={clear}>
            Limpiar Filtros
          </Button>
        ) : null
      }
    />
  );
}
