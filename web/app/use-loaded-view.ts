import { useEffect, useState } from 'react';
import { forgetReload, reloadOnce, reloadOnRequest } from './lost-page.ts';
import { navigationProgress } from './navigation-progress.ts';
import type { View } from './view.ts';

interface LoadedView {
  /** The one asked for when its module is there, otherwise the one before. */
  view: View | null;
  /** Given where the module cannot be had. */
  retry?: () => void;
}

/**
 * The view to show. Links wait for its module by themselves; this is for the first page, for the back button, and for
 * signing in or out, which change the page without asking.
 */
export function useLoadedView(wanted: View): LoadedView {
  const [shown, setShown] = useState<View | null>(null);
  const [lost, setLost] = useState<View | null>(null);
  const ready = wanted.page === null || wanted.page.loaded !== undefined;
  const isLost = lost === wanted;

  if (ready && shown !== wanted) setShown(wanted);

  useEffect(() => {
    if (ready || isLost || !wanted.page) return;
    let current = true;
    navigationProgress.during(wanted.page.load()).then(
      () => {
        forgetReload();
        if (current) setShown(wanted);
      },
      async () => {
        if (current && !(await reloadOnce()) && current) setLost(wanted);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, ready, isLost]);

  if (isLost && !ready) return { view: shown, retry: reloadOnRequest };
  return { view: ready ? wanted : shown };
}
