/** Fallback, since a background page never paints. */
const LONGEST_FRAME_MS = 100;

/** Lets the browser show a press before the work that follows. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
