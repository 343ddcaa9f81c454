import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AroundNavHandler, Router } from 'wouter';
import { Toaster } from '../ui/toaster.tsx';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface RootProps {
  queryClient: QueryClient;
  /** On the server: the address to render. */
  location?: { path: string; search: string };
  /** In the browser: intercepts navigation. */
  aroundNav?: AroundNavHandler;
}

/** The same tree on the server and in the browser. */
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
