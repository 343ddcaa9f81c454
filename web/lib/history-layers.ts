import { useEffect, useEffectEvent } from 'react';

/**
 * Back closes what lies over the page: each open menu or dialog has a history entry with the page's own address, and its
 * depth in the state. `CloseWatcher` would need none, but Back reaches it in Chrome for Android alone.
 */
interface Layer {
  close: () => void;
}

let open: Layer[] = [];

const depth = (): number => history.state?.layers ?? 0;

/** State of an entry without what lay over its page. */
export function withoutLayers(state: unknown): object {
  const { layers: _, ...rest } = (state ?? {}) as { layers?: number };
  return rest;
}

/** A step back may be refused or overtaken by a page load. */
const STEP_MS = 1000;

let finishStep: (() => void) | undefined;

function stepBack(steps: number): Promise<void> {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(() => finishStep?.(), STEP_MS);
    finishStep = () => {
      clearTimeout(timer);
      finishStep = undefined;
      resolve();
    };
    history.go(-steps);
  });
}

/** Steps are asynchronous: one change of the history after the other. */
let changes = Promise.resolve();

function change(to: () => number): Promise<void> {
  changes = changes.then(async () => {
    if (depth() > to()) await stepBack(depth() - to());
    for (let next = depth() + 1; next <= to(); next += 1) history.pushState({ ...history.state, layers: next }, '');
  });
  return changes;
}

/** As many entries as layers; in a microtask, because one may close for another. */
const matchEntries = () => void change(() => open.length);

/** Before a navigation, which begins at the page's own entry. */
export async function leaveLayers(): Promise<void> {
  if (open.length > 0 || depth() > 0) await change(() => 0);
  else await changes;
}

/** Must listen before all others, for whom these entries are none. */
export function startHistoryLayers(): void {
  // After a reload nothing is open.
  matchEntries();
  addEventListener('popstate', (event) => {
    if (finishStep) {
      event.stopImmediatePropagation();
      return finishStep();
    }
    const closing = open.slice(depth()).reverse();
    for (const layer of closing) layer.close();
    // One that asks before it closes is open still, and gets its entry back.
    if (closing.length > 0) setTimeout(matchEntries);
  });
}

/** Back calls `onBack` while it is open. */
export function useHistoryLayer(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close() };
    open = [...open, layer];
    matchEntries();
    return () => {
      open = open.filter((other) => other !== layer);
      matchEntries();
    };
  }, [isOpen]);
}
