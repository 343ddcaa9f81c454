import type { ForumSort } from '#contract/forum/forum.contract.ts';
import { parsePage } from '../../lib/parse-page.ts';

export interface ForumFilters {
  /** Slug of the chosen category, or empty. */
  category: string;
  search: string;
  sort: ForumSort;
  page: number;
  /** Only taken-down posts, as far as the viewer may see them. */
  hidden: boolean;
}

export const sortLabels: Record<ForumSort, string> = {
  recent: 'Más recientes',
  popular: 'Más populares',
  commented: 'Más comentados',
};

/** Filters from the URL: `categoria`, `buscar`, `orden`, `pagina`, `estado`. Invalid values are ignored. */
export function readForumParams(params: URLSearchParams): ForumFilters {
  const sort = params.get('orden') ?? '';
  return {
    category: params.get('categoria') ?? '',
    search: params.get('buscar')?.trim() ?? '',
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ForumSort) : 'recent',
    page: parsePage(params),
    hidden: params.get('estado') === 'retiradas',
  };
}
