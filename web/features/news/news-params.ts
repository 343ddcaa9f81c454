import { changeParams } from '../../lib/search-params.ts';

/** Shown at first, and added by each "Cargar Más Noticias" (spec, section 9). */
const STEP = 3;

/** Size of the first request, so that loading more seldom needs the network; past it, the maximum of one call. */
const FIRST_BATCH = 30;
const MAX_BATCH = 100;

/** News state from the URL: category (`noticias`) and number shown (`mostrar`). */
export function readNewsParams(params: URLSearchParams) {
  const category = params.get('noticias') ?? '';
  const asked = Number(params.get('mostrar'));
  const shown = Number.isInteger(asked) && asked > STEP ? Math.min(asked, MAX_BATCH) : STEP;
  return {
    category,
    shown,
    limit: shown > FIRST_BATCH ? MAX_BATCH : FIRST_BATCH,
    canShowMore: shown < MAX_BATCH,
  };
}

/** Address of the list as it was last shown, for the way back from an item. */
let shownList = '/#noticias';

export function rememberNewsList(params: URLSearchParams): void {
  shownList = params.size > 0 ? `/?${params}#noticias` : '/#noticias';
}

export const newsListHref = () => shownList;

export function withCategory(params: URLSearchParams, category: string): URLSearchParams {
  return changeParams(params, { noticias: category, mostrar: null });
}

export function withMoreNews(params: URLSearchParams): URLSearchParams {
  return changeParams(params, { mostrar: String(readNewsParams(params).shown + STEP) });
}
