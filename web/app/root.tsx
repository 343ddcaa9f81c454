import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { useCurrentUser } from '../features/account/account.api.ts';
import { settingsQuery } from '../features/site/site.api.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ErrorBoundary, PageErrorFallback } from './error-boundary.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { Shell } from './shell/shell.tsx';

/** Refetches the settings on navigation, since an administrator may have changed them. */
function useRefetchSettings(): void {
  const queryClient = useQueryClient();
  const [path] = useLocation();
  const previous = useRef(path);

  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
  }, [path, queryClient]);
}

/** Applies site colours that changed after the page was rendered. */
function useSiteTheme(settings: SiteSettings | undefined): void {
  const primary = settings?.primaryColor;
  const secondary = settings?.secondaryColor;
  const applied = useRef<string>(undefined);
  useEffect(() => {
    if (!primary || !secondary) return;
    const colors = primary + secondary;
    applied.current ??= colors;
    if (applied.current === colors) return;
    applied.current = colors;
    import('../lib/site-theme.ts').then(({ applySiteTheme }) => applySiteTheme(primary, secondary));
  }, [primary, secondary]);
}

const MAINTENANCE_CHECK_MS = 30_000;

/** Only a spinner until the session is known: the menu and half of the pages depend on it. */
function App() {
  const queryClient = useQueryClient();
  const { isLoading, isUnknown } = useCurrentUser();
  const settings = useQuery({
    ...settingsQuery,
    // Polled, so that the read-only banner disappears by itself.
    refetchInterval: ({ state }) => (state.data?.maintenance ? MAINTENANCE_CHECK_MS : false),
  });
  useSiteTheme(settings.data);
  useRefetchSettings();

  if (isLoading || settings.isPending) {
    return (
      <main>
        <Spinner className="min-h-dvh" />
      </main>
    );
  }
  // Session unknown: neither a member's nor a visitor's page can be chosen.
  if (isUnknown) {
    return (
      <main>
        <PageErrorFallback onRetry={() => queryClient.refetchQueries()}>
          No pudimos conectar. Revisa tu conexión e inténtalo de nuevo.
        </PageErrorFallback>
      </main>
    );
  }
  return (
    <Shell>
      <PageOutlet />
    </Shell>
  );
}

interface RootProps {
  queryClient: QueryClient;
  /** Address to render on the server. */
  location?: { path: string; search: string };
  aroundNav?: AroundNavHandler;
}

export function Root({ queryClient, location, aroundNav }: RootProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Router ssrPath={location?.path} ssrSearch={location?.search} aroundNav={aroundNav}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
        <Toaster />
      </Router>
    </QueryClientProvider>
  );
}
