import { useEffect, useState } from 'react';
import { clearReloadMark, reloadOnce, retryByReload } from './chunk-load-recovery.ts';
import { navigationProgress } from './navigation-progress.ts';
import type { ResolvedRoute } from './resolve-route.ts';

interface LoadedRoute {
  /** The one asked for when its module is there, otherwise the one before. */
  route: ResolvedRoute | null;
  /** Given where the module cannot be had. */
  retry?: () => void;
}

/**
 * The view to show. Links wait for its module by themselves; this is for the first page, for the back button, and for
 * signing in or out, which change the page without asking.
 */
export function useLoadedRoute(wanted: ResolvedRoute): LoadedRoute {
  const [shown, setShown] = useState<ResolvedRoute | null>(null);
  const [failed, setFailed] = useState<ResolvedRoute | null>(null);
  const ready = wanted.page === null || wanted.page.loaded !== undefined;
  const hasFailed = failed === wanted;

  if (ready && shown !== wanted) setShown(wanted);

  useEffect(() => {
    if (ready || hasFailed || !wanted.page) return;
    let current = true;
    navigationProgress.during(wanted.page.load()).then(
      () => {
        clearReloadMark();
        if (current) setShown(wanted);
      },
      async () => {
        if (current && !(await reloadOnce()) && current) setFailed(wanted);
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, ready, hasFailed]);

  if (hasFailed && !ready) return { route: shown, retry: retryByReload };
  return { route: ready ? wanted : shown };
}
