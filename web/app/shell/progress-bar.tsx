import { useSyncExternalStore } from 'react';
import { navigationProgress } from '../navigation-progress.ts';

/** A thin line at the top while the next page is on its way; quick ones finish before it appears. */
export function ProgressBar() {
  const isWaiting = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.isWaiting, () => false);
  return isWaiting ? <div aria-hidden="true" className="progress-bar" /> : null;
}
