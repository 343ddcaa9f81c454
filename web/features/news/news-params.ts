import { changeParams } from '../../lib/search-params.ts';

/** Page size of the spec (section 9). */
const STEP = 3;

/** A large first request makes most "load more" presses need no network; then the maximum per call. */
const FIRST_BATCH = 30;
const MAX_BATCH = 100;

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

/** Last shown list, for the way back from an item. */
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
