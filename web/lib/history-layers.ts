import { useEffect, useEffectEvent } from 'react';
import { openLayers, startHistoryGate } from './history-gate.ts';
import { onIdle } from './on-idle.ts';

/**
 * Back closes open layers: each has a history entry with the page's address and its depth as state. `CloseWatcher`
 * needs none, but supports Back in Chrome for Android only. Code-split: nothing is open while a page loads, and without
 * it Back leaves the page.
 */
const loadEntries = () => import('./layer-entries.ts');

const matchEntries = () => void loadEntries().then((entries) => entries.matchEntries(), Boolean);

/** Drops leftover entries, since nothing is open after a reload. A visitor's first page skips the preload. */
export function startHistoryLayers({ isVisitor }: { isVisitor: boolean }): void {
  startHistoryGate();
  onIdle(() => (!isVisitor || history.state?.layers) && matchEntries());
}

/** Call before navigating, which starts at the page's own entry. */
export const leaveLayers = async () => history.state?.layers && (await loadEntries()).leaveEntries();

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
