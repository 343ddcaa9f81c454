import { useQuery } from '@tanstack/react-query';
import { projectFilters } from '../../content/project-filters.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyPage, Pagination, showingRange, usePageChange } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { ProjectCard, ProjectsSkeleton } from './project-card.tsx';
import { projectsQuery } from './projects.api.ts';
import type { ProjectParams } from './use-project-params.ts';

interface NoProjectsProps {
  params: ProjectParams;
  /** Across all pages, since a page past the last one is empty too. */
  total: number;
}

function NoProjects({ params: { filters, setCategory, setPage }, total }: NoProjectsProps) {
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

const PAGE_SIZE = 9;

export function ProjectList({ params }: { params: ProjectParams }) {
  const { category, page } = params.filters;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    projectsQuery({ page, limit: PAGE_SIZE, category: category || undefined }),
  );
  const { heading, goTo } = usePageChange(params.setPage);
  useRedirectIfLoggedOut(error);

  return (
    <section aria-labelledby="proyectos" className="mt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} id="proyectos" tabIndex={-1} className="text-xl">
          {projectFilters.find(({ value }) => value === category)?.label}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isPlaceholderData ? 'Cargando proyectos...' : data && countOf(data.total, 'proyecto', 'proyectos')}
        </p>
      </div>
      {!data && isError ? (
        <ErrorState
          title="No se pudieron cargar los proyectos"
          detail="Failed to fetch projects"
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : null}
      {data || isError ? null : <ProjectsSkeleton />}
      {data?.projects.length === 0 ? <NoProjects params={params} total={data.total} /> : null}
      <ul className={classNames('grid gap-6 sm:grid-cols-2 lg:grid-cols-3', isPlaceholderData && 'opacity-60')}>
        {data?.projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      {data ? (
        <>
          {page < data.totalPages ? (
            <p className="mt-8 text-center">
              <Button variant="outline" onClick={() => goTo(page + 1)}>
                Ver más proyectos
              </Button>
            </p>
          ) : null}
          <Pagination page={page} totalPages={data.totalPages} onPage={goTo} className="mt-6">
            {showingRange({ ...data, pageSize: PAGE_SIZE, shown: data.projects.length })}
          </Pagination>
        </>
      ) : null}
    </section>
  );
}
