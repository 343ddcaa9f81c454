import { type ProjectFilter, projectFilters } from '../../content/projects.ts';
import { parsePage } from '../../lib/parse-page.ts';

export interface ProjectFilters {
  category: ProjectFilter;
  page: number;
}

/** Filters from the URL: `categoria` and `pagina`; unknown values are ignored. */
export function readProjectParams(params: URLSearchParams): ProjectFilters {
  const asked = params.get('categoria') ?? '';
  return {
    category: projectFilters.find(({ value }) => value === asked)?.value ?? '',
    page: parsePage(params),
  };
}
