import { useQuery } from '@tanstack/react-query';
import { projectFilters } from '../../content/projects.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { showingRange } from '../../ui/showing-range.ts';
import { usePageChange } from '../../ui/use-page-change.ts';
import { NoProjects } from './no-projects.tsx';
import { ProjectCard } from './project-card.tsx';
import { projectsQuery } from './projects.api.ts';
import { ProjectsSkeleton } from './projects-skeleton.tsx';
import type { ProjectParams } from './use-project-params.ts';

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
