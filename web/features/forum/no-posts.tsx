import { Button } from '../../ui/button.tsx';
import { EmptyPage } from '../../ui/empty-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ForumParams } from './use-forum-params.ts';

interface NoPostsProps {
  params: ForumParams;
  /** Over all pages: a page past the last one is empty too. */
  total: number;
}

export function NoPosts({ params: { filters, clear, setPage, setCreating }, total }: NoPostsProps) {
  if (total > 0) return <EmptyPage many="publicaciones" onFirstPage={() => setPage(1)} />;
  if (filters.category || filters.search || filters.hidden) {
    return (
      <EmptyState
        title="No hay publicaciones"
        description="No se encontraron publicaciones con los filtros aplicados."
        action={
          <Button variant="outline" onClick={clear}>
            Limpiar filtros
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No hay publicaciones"
      description="Aún no hay publicaciones en el foro."
      action={<Button onClick={() => setCreating(true)}>Escribe la primera</Button>}
    />
  );
}
