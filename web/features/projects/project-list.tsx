import { useQuery } from '@tanstack/react-query';
import { projectFilters } from '../../copy/project-filters.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { ProjectCard, projectShape } from './project-card.tsx';
import { projectsQuery } from './projects.api.ts';
import type { ProjectParams } from './use-project-params.ts';

const PAGE_SIZE = 9;

const texts = {
  one: 'proyecto',
  many: 'proyectos',
  loading: 'Cargando proyectos...',
  failed: 'No se pudieron cargar los proyectos',
  detail: 'Failed to fetch projects',
  more: 'Ver más proyectos',
};

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

export function ProjectList({ params }: { params: ProjectParams }) {
  const { category, page } = params.filters;
  const query = useQuery(projectsQuery({ page, limit: PAGE_SIZE, category: category || undefined }));
  const empty = category
    ? {
        description: 'No se encontraron proyectos en esta categoría.',
        action: (
          <Button variant="outline" onClick={() => params.setCategory('')}>
            Limpiar filtros
          </Button>
        ),
      }
    : {
        description: 'Aún no hay proyectos publicados.',
        action: (
          <ButtonLink href="/contact?subject=projects" variant="outline">
            Proponer uno
          </ButtonLink>
        ),
      };
  return (
    <PagedList
      isRegion
      className="mt-8"
      query={query}
      items={query.data?.projects}
      itemKey={({ id }) => id}
      pageSize={PAGE_SIZE}
      page={page}
      onPage={params.setPage}
      heading={projectFilters.find(({ value }) => value === category)?.label ?? ''}
      texts={texts}
      skeleton={<LoadingShapes label={texts.loading} isShown count={6} grid={grid} {...projectShape} />}
      empty={{ title: 'No hay proyectos', ...empty }}
      grid={grid}
    >
      {(project) => <ProjectCard project={project} />}
    </PagedList>
  );
}
