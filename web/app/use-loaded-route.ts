import { useEffect, useState } from 'react';
import { clearReloadMark, reloadOnce, retryByReload } from './chunk-load-recovery.ts';
import { navigationProgress } from './navigation-progress.ts';
import type { ResolvedRoute } from './resolve-route.ts';

interface LoadedRoute {
  /** The requested route once its module has loaded, until then the previous one. */
  route: ResolvedRoute | null;
  /** Present if the module failed to load. */
  retry?: () => void;
}

/**
 * The route to render. Links load the module before they navigate; this covers the first page, back and forward, and
 * signing in or out, which change the page without a navigation.
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
