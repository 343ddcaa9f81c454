const MAX_PAGE = 1_000_000;

/** Page number from the URL: `pagina`, or another name where there are several lists. Invalid values mean 1. */
export function parsePage(params: URLSearchParams, name = 'pagina'): number {
  const page = Number(params.get(name));
  return Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1;
}
