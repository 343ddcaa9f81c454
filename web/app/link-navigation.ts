import type { AroundNavHandler } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { isNavigationBlocked } from '../lib/navigation-blocker.ts';
import { hardNavigate } from './chunk-load-recovery.ts';
import { navigationProgress } from './navigation-progress.ts';
import { resolveRoute } from './resolve-route.ts';
import { entryState, markPushNavigation, scrollToTop } from './scroll-restoration.ts';

/** Preloads a page's module on hover, touch or focus of a link to it. */
export function startPreloadOnIntent(viewer: () => CurrentUser | null): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    // A failure here costs nothing: following the link tries again.
    resolveRoute(link.pathname, viewer())
      .page?.load()
      .catch(() => undefined);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { passive: true });
  }
}

let latestNavigation = 0;

/** Delays navigation until the next page's module has loaded, so that the current page stays complete until then. */
export function navigateWhenLoaded(viewer: () => CurrentUser | null): AroundNavHandler {
  const handler: AroundNavHandler = async (navigate, to, options) => {
    const target = new URL(to, location.href);
    if (isNavigationBlocked(target.pathname, () => handler(navigate, to, options))) return;
    latestNavigation += 1;
    const navigation = latestNavigation;
    const { page } = resolveRoute(target.pathname, viewer());
    if (page && !page.loaded) {
      try {
        await navigationProgress.during(page.load());
      } catch {
        return hardNavigate(to);
      }
      // Superseded by a later navigation.
      if (navigation !== latestNavigation) return;
    }
    // A link to the current address scrolls to the top and adds no history entry.
    const isHere = target.href === location.href;
    if (isHere) scrollToTop();
    const replace = options?.replace || isHere;
    markPushNavigation();
    navigate(to, { ...options, replace, state: entryState(options?.state, replace) });
  };
  return handler;
}
