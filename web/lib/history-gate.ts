export type Layer = () => void;

/** The innermost comes last. */
export const openLayers = new Set<Layer>();

/** Called before the router; returning `true` stops the event. */
export const popStateHandlers = new Set<() => boolean>();

/** Registered before the router: on `window`, capturing listeners do not run first. */
export function startHistoryGate(): void {
  addEventListener('popstate', (event) => {
    for (const handle of popStateHandlers) if (handle()) return event.stopImmediatePropagation();
  });
}
