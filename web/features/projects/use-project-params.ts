import { type ProjectFilter, projectFilters } from '../../copy/project-filters.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

interface ProjectFilters {
  category: ProjectFilter;
  page: number;
}

export function readProjectParams(params: URLSearchParams): ProjectFilters {
  const asked = params.get('categoria') ?? '';
  return {
    category: projectFilters.find(({ value }) => value === asked)?.value ?? '',
    page: parsePage(params),
  };
}

export function useProjectParams() {
  const [params, change] = useSearchParams();
  return {
    filters: readProjectParams(params),
    setCategory: (category: ProjectFilter) => change({ categoria: category, pagina: null }),
    setPage: (page: number) => change({ pagina: page }),
  };
}
export type ProjectParams = ReturnType<typeof useProjectParams>;
