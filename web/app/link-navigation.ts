import type { QueryClient } from '@tanstack/react-query';
import type { AroundNavHandler } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { leaveLayers } from '../lib/history-layers.ts';
import { isNavigationBlocked } from '../lib/navigation-blocker.ts';
import { setNextUrl } from '../lib/next-url.ts';
import { hardNavigate } from '../ui/chunk-load-recovery.ts';
import { navigationProgress } from './navigation-progress.ts';
import { resolveRoute } from './resolve-route.ts';
import { entryState, markPushNavigation, scrollToTop } from './scroll-restoration.ts';

/** Fallback, since a background page never paints. */
const LONGEST_FRAME_MS = 100;

/** Lets the browser show a press before the work that follows. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}

/** Debounce: moving the pointer across a list of links preloads none. */
const INTENT_MS = 100;

/** Preloads a page on hover, touch or focus of a link to it: its module at once, its data once the intent lasts. */
export function startPreloadOnIntent(queryClient: QueryClient, viewer: () => CurrentUser | null): void {
  let timer: ReturnType<typeof setTimeout>;

  function preload(event: Event) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    clearTimeout(timer);
    if (link?.origin !== location.origin) return;
    const { page, path, params } = resolveRoute(link.pathname, viewer());
    // A failure here costs nothing: following the link tries again.
    const loading = page?.load().catch(() => undefined);
    timer = setTimeout(async () => {
      const search = new URLSearchParams(link.search);
      await (await loading)?.prefetch?.({ queryClient, path, params, search, origin: location.origin });
      // Failed queries are evicted: the page would show the error instead of retrying.
      queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    }, INTENT_MS);
  }

  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true });
  }
}

let latestNavigation = 0;

/** Delays navigation until the current press is painted and the next page's module has loaded. */
export function navigateWhenLoaded(viewer: () => CurrentUser | null): AroundNavHandler {
  const handler: AroundNavHandler = async (navigate, to, options) => {
    const target = new URL(to, location.href);
    if (isNavigationBlocked(target.pathname, () => handler(navigate, to, options))) return;
    latestNavigation += 1;
    const navigation = latestNavigation;
    setNextUrl(target);
    const { page } = resolveRoute(target.pathname, viewer());
    if (page && !page.loaded) {
      try {
        await navigationProgress.during(page.load());
      } catch {
        return hardNavigate(to);
      }
    } else {
      await afterPaint();
    }
    await leaveLayers();
    if (navigation !== latestNavigation) return;
    setNextUrl();
    // A link to the current address scrolls to the top and adds no history entry.
    const isHere = target.href === location.href;
    if (isHere) scrollToTop();
    const replace = options?.replace || isHere;
    markPushNavigation();
    navigate(to, { ...options, replace, state: entryState(options?.state, replace) });
  };
  return handler;
}
