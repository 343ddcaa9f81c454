/** Blocks navigation while a form has unsaved changes. */
interface NavigationBlocker {
  /** Path of its page: moving about inside of it asks nothing. */
  path: string;
  /** The entry of the history that one is on. */
  currentEntry: () => { href: string; state: unknown };
  /** Asks the person, and runs `leave` if they agree. */
  ask: (leave: () => void) => void;
}

/** A page may have several forms; the one that was changed last asks for all of them. */
let blockers: NavigationBlocker[] = [];

/** Returns the function that unblocks. */
export function blockNavigation(next: NavigationBlocker): () => void {
  blockers = [...blockers, next];
  return () => {
    blockers = blockers.filter((blocker) => blocker !== next);
  };
}

/** Whether the person is asked before going to `path`; where so, `leave` waits for the answer. */
export function isNavigationBlocked(path: string, leave: () => void): boolean {
  const blocker = blockers.at(-1);
  if (!blocker || blocker.path === path) return false;
  blocker.ask(() => {
    blockers = [];
    leave();
  });
  return true;
}

/**
 * The browser's own back and forward. By the time one hears of them the address is already another: it is put back, and
 * leaving is one step back again. Has to listen before the router does, which would change the page at once.
 */
export function startNavigationBlocker(): void {
  addEventListener('popstate', (event) => {
    const blocker = blockers.at(-1);
    if (!blocker || !isNavigationBlocked(location.pathname, () => history.back())) return;
    event.stopImmediatePropagation();
    const { href, state } = blocker.currentEntry();
    history.pushState(state, '', href);
  });
}
