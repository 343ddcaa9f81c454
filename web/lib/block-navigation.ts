import { popStateHandlers } from './history-gate.ts';
import { leaveLayers } from './history-layers.ts';
import { isNavigationBlocked, setNavigationGate } from './navigation-blocker.ts';

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

setNavigationGate((path, leave) => {
  const blocker = blockers.at(-1);
  if (!blocker || blocker.path === path) return false;
  blocker.ask(() => {
    blockers = [];
    leave();
  });
  return true;
});

/** The question itself is a dialog over the page. */
const leaveByBack = () => void leaveLayers().then(() => history.back());

/** Back and forward: the address has changed by then, so the entry is pushed again, and leaving is one step back. */
popStateHandlers.add(() => {
  const blocker = blockers.at(-1);
  if (!blocker || !isNavigationBlocked(location.pathname, leaveByBack)) return false;
  const { href, state } = blocker.currentEntry();
  history.pushState({ ...(state as object), layers: 0 }, '', href);
  return true;
});

/** Returns the function that unblocks. */
export function blockNavigation(next: NavigationBlocker): () => void {
  blockers = [...blockers, next];
  return () => {
    blockers = blockers.filter((blocker) => blocker !== next);
  };
}
