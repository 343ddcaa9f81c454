const WINDOW = 5;

/** At most five page numbers around the current one (spec, section 9); near an end the window shifts inwards. */
export function pageWindow(page: number, totalPages: number): number[] {
  const last = Math.min(totalPages, Math.max(page + Math.floor(WINDOW / 2), WINDOW));
  const first = Math.max(1, last - WINDOW + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
