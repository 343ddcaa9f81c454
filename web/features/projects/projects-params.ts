import { type ProjectFilter, projectFilters } from '../../content/projects.ts';

export interface ProjectFilters {
  category: ProjectFilter;
  page: number;
}

const LARGEST_PAGE = 1_000_000;

/** What the address says: `categoria` and `pagina`. Anything odd counts as not said. */
export function readProjectParams(params: URLSearchParams): ProjectFilters {
  const asked = params.get('categoria') ?? '';
  const page = Number(params.get('pagina'));
  return {
    category: projectFilters.find(({ value }) => value === asked)?.value ?? '',
    page: Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1,
  };
}
