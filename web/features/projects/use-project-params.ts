import { useSearchParams } from 'wouter';
import type { ProjectFilter } from '../../content/projects.ts';
import { changeParams } from '../../lib/change-params.ts';
import { readProjectParams } from './projects-params.ts';

/** List state in the URL; changing the category resets the page. */
export function useProjectParams() {
  const [params, setParams] = useSearchParams();
  return {
    filters: readProjectParams(params),
    setCategory: (category: ProjectFilter) =>
      setParams((current) => changeParams(current, { categoria: category, pagina: null })),
    setPage: (page: number) =>
      setParams((current) => changeParams(current, { pagina: page > 1 ? String(page) : null })),
  };
}
export type ProjectParams = ReturnType<typeof useProjectParams>;
