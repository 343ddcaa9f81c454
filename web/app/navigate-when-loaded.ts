import type { AroundNavHandler } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { isHeldBack } from '../lib/leave-guard.ts';
import { openByPageLoad } from './lost-page.ts';
import { navigationProgress } from './navigation-progress.ts';
import { entryState, rememberPush, scrollToTop } from './scroll-memory.ts';
import { viewAt } from './view.ts';

let latest = 0;

/** Changes the address only once the next page's module is there, so the old page stays whole until then. */
export function navigateWhenLoaded(viewer: () => CurrentUser | null): AroundNavHandler {
  const handler: AroundNavHandler = async (navigate, to, options) => {
    const target = new URL(to, location.href);
    if (isHeldBack(target.pathname, () => handler(navigate, to, options))) return;
    latest += 1;
    const turn = latest;
    const { page } = viewAt(target.pathname, viewer());
    if (page && !page.loaded) {
      try {
        await navigationProgress.during(page.load());
      } catch {
        return openByPageLoad(to);
      }
      // Another link was followed in the meantime.
      if (turn !== latest) return;
    }
    // A link to where one already is leads to the top, and is no step to come back from.
    const isHere = target.href === location.href;
    if (isHere) scrollToTop();
    const replace = options?.replace || isHere;
    rememberPush();
    navigate(to, { ...options, replace, state: entryState(options?.state, replace) });
  };
  return handler;
}
