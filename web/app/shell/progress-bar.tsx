import { useSyncExternalStore } from 'react';
import { navigationProgress } from '../navigation-progress.ts';

/** Progress line while the next page loads; delayed, so that it does not flash for quick loads. */
export function ProgressBar() {
  const isWaiting = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.isWaiting, () => false);
  return isWaiting ? <div aria-hidden="true" className="progress-bar" /> : null;
}
