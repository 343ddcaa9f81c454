const LARGEST_PAGE = 1_000_000;

/** `pagina` of the address. Anything odd counts as the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('pagina'));
  return Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1;
}
