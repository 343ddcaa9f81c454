import { useEffect, useState } from 'react';
import { navigationProgress } from './navigation-progress.ts';
import type { View } from './view.ts';

/**
 * The view to show: the one asked for when its module is there, otherwise the one before. Links wait for the module
 * by themselves; this is for the back button and for signing in or out, which change the page without asking.
 */
export function useLoadedView(wanted: View): View | null {
  const [shown, setShown] = useState<View | null>(null);
  const ready = wanted.page === null || wanted.page.loaded !== undefined;

  if (ready && shown !== wanted) setShown(wanted);

  useEffect(() => {
    if (ready || !wanted.page) return;
    let current = true;
    navigationProgress.during(wanted.page.load()).then(
      () => current && setShown(wanted),
      () => current && location.reload(),
    );
    return () => {
      current = false;
    };
  }, [wanted, ready]);

  return ready ? wanted : shown;
}
