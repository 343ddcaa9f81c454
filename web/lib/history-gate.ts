/** Closes what lies over the page: an open menu or dialog. */
export type Layer = () => void;

/** The innermost comes last. */
export const openLayers = new Set<Layer>();

/** Asked before the router and all others; one that answers `true` has dealt with it. */
export const popStateHandlers = new Set<() => boolean>();

/** Must listen before the router, which would change the page at once: on `window`, capture is no way to be first. */
export function startHistoryGate(): void {
  addEventListener('popstate', (event) => {
    for (const handle of popStateHandlers) if (handle()) return event.stopImmediatePropagation();
  });
}
