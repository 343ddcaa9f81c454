import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { safeNextPath } from '#contract/paths.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { settingsOrFallback, settingsQuery } from '../features/site/site.api.ts';
import { applyHead } from '../lib/document-head.ts';
import { currentPath, redirectToLogin, redirectToLoginSoon } from '../lib/login-redirect.ts';
import { clearReloadMark, reloadOnce, retryByReload } from '../ui/chunk-load-recovery.ts';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { ErrorBoundary, PageErrorFallback } from './error-boundary.tsx';
import { navigationProgress } from './navigation-progress.ts';
import { type ResolvedRoute, resolveRoute } from './resolve-route.ts';
import { restoreScroll, restoreScrollAfterReload } from './scroll-restoration.ts';

interface LoadedRoute {
  route: ResolvedRoute | null;
  retry?: () => void;
}

/** Links load the module before navigating; this covers first page, Back, Forward, sign-in and sign-out. */
function useLoadedRoute(wanted: ResolvedRoute): LoadedRoute {
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

function useDocumentHead(route: ResolvedRoute | null): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    const page = route?.page?.loaded;
    if (!page) return;
    const update = () => {
      const { path, params, canonicalPath } = route;
      const search = new URLSearchParams(location.search);
      const head = page.head({ queryClient, path, params, search, origin: location.origin });
      const { siteName } = settingsOrFallback(queryClient.getQueryData(settingsQuery.queryKey));
      applyHead(canonicalPath ? { ...head, canonicalPath } : head, siteName, path);
    };
    update();
    return queryClient.getQueryCache().subscribe(update);
  }, [route, queryClient]);
}

function useVisitorRedirect(route: ResolvedRoute): void {
  useEffect(() => {
    if (route.toast) toast(route.toast);
    if (route.login === 'now') redirectToLogin(currentPath());
    if (route.login === 'soon') return redirectToLoginSoon(currentPath());
  }, [route]);
}

/** Restores the scroll position and focuses the heading, as a page load would. */
function useRouteFocus(path: string): void {
  const previous = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = previous.current === undefined;
    const moved = previous.current !== path;
    previous.current = path;
    if (isFirst) restoreScrollAfterReload();
    else if (moved) {
      restoreScroll();
      focusHeading();
    }
  }, [path]);
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const heading = main.querySelector<HTMLElement>('h1');
  focusQuietly(heading ?? main);
  if (!heading) focusHeadingOnceLoaded(main);
}

function focusQuietly(target: HTMLElement): void {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Waits for a heading that renders with the page's data, unless the focus moves first. */
function focusHeadingOnceLoaded(main: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading && document.activeElement === main) return;
    observer.disconnect();
    if (heading && document.activeElement === main) focusQuietly(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
}

export function PageOutlet() {
  const [path] = useLocation();
  const next = new URLSearchParams(useSearch()).get('next');
  const { user } = useCurrentUser();
  const wanted = useMemo(() => resolveRoute(path, user), [path, user]);
  const { route, retry } = useLoadedRoute(wanted);
  useVisitorRedirect(wanted);
  useDocumentHead(route);
  useRouteFocus(route?.path ?? path);

  if (wanted.leave || wanted.redirectTo) {
    const after = user?.needsSecondFactor ? '/profile/seguridad' : safeNextPath(next);
    return (
      <>
        <Redirect to={wanted.redirectTo ?? after} replace />
        <Spinner />
      </>
    );
  }
  if (retry) {
    return (
      <PageErrorFallback onRetry={retry}>
        No pudimos cargar esta página. Revisa tu conexión e inténtalo de nuevo.
      </PageErrorFallback>
    );
  }
  if (!route?.page?.loaded) return <Spinner />;
  const Page = route.page.loaded.default;
  return (
    <ErrorBoundary key={route.path}>
      <Page params={route.params} />
    </ErrorBoundary>
  );
}
