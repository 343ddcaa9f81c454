import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyPage } from '../../ui/empty-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ProjectParams } from './use-project-params.ts';

interface NoProjectsProps {
  params: ProjectParams;
  /** Over all pages: an out-of-range page is empty too. */
  total: number;
}

export function NoProjects({ params: { filters, setCategory, setPage }, total }: NoProjectsProps) {
  if (total > 0) return <EmptyPage many="proyectos" onFirstPage={() => setPage(1)} />;
  return (
    <EmptyState
      title="No hay proyectos"
      description={
        filters.category ? 'No se encontraron proyectos en esta categoría.' : 'Aún no hay proyectos publicados.'
      }
      action={
        filters.category ? (
          <Button variant="outline" onClick={() => setCategory('')}>
            Limpiar filtros
          </Button>
        ) : (
          <ButtonLink href="/contact?subject=projects" variant="outline">
            Proponer uno
          </ButtonLink>
        )
      }
    />
  );
}
