import { projectFilters, projectsIntro } from '../copy/project-filters.ts';
import { ProjectList } from '../features/projects/project-list.tsx';
import { ProjectsUnavailable } from '../features/projects/project-states.tsx';
import { useProjectParams } from '../features/projects/use-project-params.ts';
import { useSiteSettings } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function head(): PageHead {
  return { title: 'Proyectos', hidden: true };
}

export default function ProjectsPage() {
  const { enableProjects } = useSiteSettings();
  const params = useProjectParams();
  if (!enableProjects) return <ProjectsUnavailable />;
  return (
    <>
      <PageHeader title={projectsIntro.title} intro={projectsIntro.text} />
      <div className="page-container pt-4 pb-12">
        <FilterChips
          label="Filtrar proyectos por categoría"
          options={projectFilters}
          value={params.filters.category}
          onChange={params.setCategory}
        />
        <ProjectList params={params} />
      </div>
    </>
  );
}
