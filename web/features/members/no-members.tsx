import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { MemberParams } from './use-member-params.ts';

interface NoMembersProps {
  params: MemberParams;
  /** Over all pages: a page past the last one is empty too. */
  total: number;
}

export function NoMembers({ params: { isFiltered, clear, setPage }, total }: NoMembersProps) {
  if (total > 0) {
    return (
      <EmptyState
        title="No se encontraron miembros"
        description="Esta página ya no tiene miembros."
        action={
          <Button variant="outline" onClick={() => setPage(1)}>
            Ir a la primera página
          </Button>
        }
      />
    );
  }
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
