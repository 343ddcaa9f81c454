/** Something on the page that leaving it would lose. */
interface LeaveGuard {
  /** Path of its page: moving about inside of it asks nothing. */
  path: string;
  /** The entry of the history that one is on. */
  here: () => { href: string; state: unknown };
  /** Asks the person, and runs `leave` if they agree. */
  ask: (leave: () => void) => void;
}

/** A page may have several forms; the one that was changed last asks for all of them. */
let guards: LeaveGuard[] = [];

/** Returns a function that ends it. */
export function standGuard(next: LeaveGuard): () => void {
  guards = [...guards, next];
  return () => {
    guards = guards.filter((guard) => guard !== next);
  };
}

/** Whether the person is asked before going to `path`; where so, `leave` waits for the answer. */
export function isHeldBack(path: string, leave: () => void): boolean {
  const guard = guards.at(-1);
  if (!guard || guard.path === path) return false;
  guard.ask(() => {
    guards = [];
    leave();
  });
  return true;
}

/**
 * The browser's own back and forward. By the time one hears of them the address is already another: it is put back, and
 * leaving is one step back again. Has to listen before the router does, which would change the page at once.
 */
export function startLeaveGuard(): void {
  addEventListener('popstate', (event) => {
    const guard = guards.at(-1);
    if (!guard || !isHeldBack(location.pathname, () => history.back())) return;
    event.stopImmediatePropagation();
    const { href, state } = guard.here();
    history.pushState(state, '', href);
  });
}
