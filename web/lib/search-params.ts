const MAX_PAGE = 1_000_000;

/** `name` where a page has several lists. Invalid values mean 1. */
export function parsePage(params: URLSearchParams, name = 'pagina'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}

/** Numbers are pages, of which the first is the default. */
export type ParamChanges = Record<string, string | number | null>;

/** Copy with some parameters set, or removed where the value is empty or the default. */
export function changeParams(params: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value && value !== 1) next.set(name, String(value));
    else next.delete(name);
  }
  return next;
}
