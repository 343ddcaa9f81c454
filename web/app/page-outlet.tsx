import { useMemo } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { safeNextPath } from '#contract/next-path.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageErrorFallback } from './page-error-fallback.tsx';
import { resolveRoute } from './resolve-route.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useLoadedRoute } from './use-loaded-route.ts';
import { useRouteFocus } from './use-route-focus.ts';
import { useVisitorRedirect } from './use-visitor-redirect.ts';

/** Renders the page of the current route for the current viewer. */
export function PageOutlet() {
  const [path] = useLocation();
  const next = new URLSearchParams(useSearch()).get('next');
  const { user } = useCurrentUser();
  const wanted = useMemo(() => resolveRoute(path, user), [path, user]);
  const { route, retry } = useLoadedRoute(wanted);
  useVisitorRedirect(wanted);
  useDocumentHead(route);
  useRouteFocus(route?.path ?? path);

  if (wanted.leave) {
    return (
      <>
        <Redirect to={user?.needsSecondFactor ? '/profile/seguridad' : safeNextPath(next)} replace />
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
