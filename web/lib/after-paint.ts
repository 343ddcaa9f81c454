/** A page in the background paints nothing. */
const LONGEST_FRAME_MS = 100;

/** Resolves once the browser has painted, so that a press shows before the work that it asks for. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
