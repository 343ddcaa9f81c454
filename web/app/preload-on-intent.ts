import type { CurrentUser } from '#contract/account/account.contract.ts';
import { resolveRoute } from './resolve-route.ts';

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
