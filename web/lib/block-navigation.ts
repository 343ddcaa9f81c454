import { popStateHandlers } from './history-gate.ts';
import { leaveLayers } from './history-layers.ts';
import { isNavigationBlocked, setNavigationGate } from './navigation-blocker.ts';

interface NavigationBlocker {
  /** Navigation within this path is not blocked. */
  path: string;
  currentEntry: () => { href: string; state: unknown };
  ask: (leave: () => void) => void;
}

/** The form changed last asks for all of them. */
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

/** The question itself is a dialog layer over the page. */
const leaveByBack = () => void leaveLayers().then(() => history.back());

/** Back and Forward change the address first, so the entry is pushed again; leaving is one step back. */
popStateHandlers.add(() => {
  const blocker = blockers.at(-1);
  if (!blocker || !isNavigationBlocked(location.pathname, leaveByBack)) return false;
  const { href, state } = blocker.currentEntry();
  history.pushState({ ...(state as object), layers: 0 }, '', href);
  return true;
});

export function blockNavigation(next: NavigationBlocker): () => void {
  blockers = [...blockers, next];
  return () => {
    blockers = blockers.filter((blocker) => blocker !== next);
  };
}
