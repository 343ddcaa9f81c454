import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentUserQuery } from '../features/account/account.api.ts';
import { settingsQuery } from '../features/site/site.api.ts';
import { startHistoryLayers } from '../lib/history-layers.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { reloadOnce, startChunkLoadRecovery } from '../ui/chunk-load-recovery.ts';
import { showToastAfterLoad } from '../ui/toast-store.ts';
import { navigateWhenLoaded, startPreloadOnIntent } from './link-navigation.ts';
import { resolveRoute } from './resolve-route.ts';
import { Root } from './root.tsx';
import { startScrollRestoration } from './scroll-restoration.ts';

const queryClient = createQueryClient();
const viewer = () => queryClient.getQueryData(currentUserQuery.queryKey) ?? null;
const container = document.getElementById('root') as HTMLElement;
const state = document.getElementById('page-state')?.textContent ?? '';

/** The server renders pages for visitors only. */
const isVisitor = container.firstElementChild !== null;

startChunkLoadRecovery();
startHistoryLayers({ isVisitor });
startScrollRestoration();
startPreloadOnIntent(queryClient, viewer);
showToastAfterLoad();

const tree = (
  <StrictMode>
    <Root queryClient={queryClient} aroundNav={navigateWhenLoaded(viewer)} />
  </StrictMode>
);

if (isVisitor && state.startsWith('{')) {
  hydrate(queryClient, JSON.parse(state) as DehydratedState);
  const { page } = resolveRoute(location.pathname, viewer());
  // Hydration needs the page's module; if that fails to load, the server's markup can still be read.
  await page?.load().catch(reloadOnce);
  // In a transition React hydrates in slices, so a slow phone still responds to taps.
  if (!page || page.loaded) startTransition(() => void hydrateRoot(container, tree));
} else {
  createRoot(container).render(tree);
  // Prefetch while the spinner shows: the settings, the session, then the page of this viewer.
  queryClient.prefetchQuery(settingsQuery);
  queryClient
    .fetchQuery(currentUserQuery)
    .then((user) => resolveRoute(location.pathname, user).page?.load())
    // Ignored here: the root and the page outlet show it.
    .catch(Boolean);
}
