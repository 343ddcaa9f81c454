const MAX_PAGE = 1_000_000;

/** The page that the address says: `pagina`, or another name where there are several lists. Anything odd is the first. */
export function parsePage(params: URLSearchParams, name = 'pagina'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}
