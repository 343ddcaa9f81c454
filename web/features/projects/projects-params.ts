import { type ProjectFilter, projectFilters } from '../../content/projects.ts';
import { parsePage } from '../../lib/parse-page.ts';

export interface ProjectFilters {
  category: ProjectFilter;
  page: number;
}

/** What the address says: `categoria` and `pagina`. Anything odd counts as not said. */
export function readProjectParams(params: URLSearchParams): ProjectFilters {
  const asked = params.get('categoria') ?? '';
  return {
    category: projectFilters.find(({ value }) => value === asked)?.value ?? '',
    page: parsePage(params),
  };
}
