import { useEffect, useEffectEvent } from 'react';
import { openLayers, startHistoryGate } from './history-gate.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Back closes what lies over the page: each layer has a history entry with the page's own address, and its depth in the
 * state. `CloseWatcher` would need none, but Back reaches it in Chrome for Android alone. Code-split: nothing is open
 * while a page loads, and without it Back leaves the page, as ever.
 */
const loadEntries = () => import('./layer-entries.ts');

const matchEntries = () => void loadEntries().then((entries) => entries.matchEntries(), Boolean);

/** After a reload nothing is open: what is left of it goes. A visitor's first page does without what comes ahead. */
export function startHistoryLayers({ isVisitor }: { isVisitor: boolean }): void {
  startHistoryGate();
  whenIdle(() => (!isVisitor || history.state?.layers) && matchEntries());
}

/** Before a navigation, which begins at the page's own entry. */
export const leaveLayers = async () => history.state?.layers && (await loadEntries()).leaveEntries();

/** Back calls `onBack` while it is open. */
export function useHistoryLayer(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close();
    openLayers.add(layer);
    matchEntries();
    return () => {
      openLayers.delete(layer);
      matchEntries();
    };
  }, [isOpen]);
}
