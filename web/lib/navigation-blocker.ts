import { leaveLayers, withoutLayers } from './history-layers.ts';

/** Blocks navigation while a form has unsaved changes. */
interface NavigationBlocker {
  /** Path of its page: navigation within it is not blocked. */
  path: string;
  /** The current history entry. */
  currentEntry: () => { href: string; state: unknown };
  /** Asks the user, and runs `leave` on confirmation. */
  ask: (leave: () => void) => void;
}

/** A page may have several dirty forms: the one changed last asks for all of them. */
let blockers: NavigationBlocker[] = [];

/** Returns the function that unblocks. */
export function blockNavigation(next: NavigationBlocker): () => void {
  blockers = [...blockers, next];
  return () => {
    blockers = blockers.filter((blocker) => blocker !== next);
  };
}

/** Whether navigation to `path` is blocked; if so, `leave` runs on confirmation. */
export function isNavigationBlocked(path: string, leave: () => void): boolean {
  const blocker = blockers.at(-1);
  if (!blocker || blocker.path === path) return false;
  blocker.ask(() => {
    blockers = [];
    leave();
  });
  return true;
}

/** The question itself is a dialog over the page. */
const leaveByBack = () => void leaveLayers().then(() => history.back());

/**
 * Back and forward: `popstate` fires after the URL has changed, so the entry is pushed again, and leaving is one step
 * back. Must listen before the router, which would change the page at once.
 */
export function startNavigationBlocker(): void {
  addEventListener('popstate', (event) => {
    const blocker = blockers.at(-1);
    if (!blocker || !isNavigationBlocked(location.pathname, leaveByBack)) return;
    event.stopImmediatePropagation();
    const { href, state } = blocker.currentEntry();
    history.pushState(withoutLayers(state), '', href);
  });
}
