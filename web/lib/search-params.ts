const MAX_PAGE = 1_000_000;

/** `name` where a page has several lists. Invalid values mean 1. */
export function parsePage(params: URLSearchParams, name = 'pagina'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}

/** Copy with some parameters set, or removed where the value is empty. */
export function changeParams(params: URLSearchParams, values: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
