import { useMemo } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { safeNextPath } from '#contract/next-path.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailure } from './page-failure.tsx';
import { useDocumentHead } from './use-document-head.ts';
import { useLoadedView } from './use-loaded-view.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { useVisitorRedirect } from './use-visitor-redirect.ts';
import { viewAt } from './view.ts';

/** The page of the current address, for whoever is looking. */
export function PageOutlet() {
  const [path] = useLocation();
  const next = new URLSearchParams(useSearch()).get('next');
  const { user } = useCurrentUser();
  const wanted = useMemo(() => viewAt(path, user), [path, user]);
  const { view, retry } = useLoadedView(wanted);
  useVisitorRedirect(wanted);
  useDocumentHead(view);
  usePageArrival(view?.path ?? path);

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
      <PageFailure onRetry={retry}>No pudimos cargar esta página. Revisa tu conexión e inténtalo de nuevo.</PageFailure>
    );
  }
  if (!view?.page?.loaded) return <Spinner />;
  const Page = view.page.loaded.default;
  return (
    <ErrorBoundary key={view.path}>
      <Page params={view.params} />
    </ErrorBoundary>
  );
}
