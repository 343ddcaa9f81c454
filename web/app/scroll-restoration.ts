/** Session storage: positions survive a reload, but not the tab. */
const STORAGE_KEY = 'scroll-positions';

let positions = new Map<string, number>();
let lastNavigation: 'push' | 'pop' = 'push';
let entryCount = 0;

interface EntryState {
  entry?: string;
}

function newEntry(): string {
  entryCount += 1;
  return `${Date.now().toString(36)}-${entryCount}`;
}

function currentEntry(): string {
  return (history.state as EntryState | null)?.entry ?? '';
}

export function entryState(state: unknown, replace = false): object {
  return { ...(state as object | null), entry: replace ? currentEntry() : newEntry() };
}

export function markPushNavigation(): void {
  lastNavigation = 'push';
}

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: 'instant' });
}

/** The stored position on Back and Forward, otherwise the anchor or the top. */
export function restoreScroll(): void {
  const anchor = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (lastNavigation === 'pop') scrollTo({ top: positions.get(currentEntry()) ?? 0, behavior: 'instant' });
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollToTop();
}

/** Replaces the browser's own restoration, which runs before a client-rendered page has its full height. */
export function restoreScrollAfterReload(): void {
  const top = positions.get(currentEntry());
  if (top !== undefined && scrollY === 0) holdScrollWhileGrowing(top);
}

const MAX_GROWTH_MS = 10_000;
const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Counteracts scroll anchoring until the user scrolls: while the page is short its footer is in view, and the browser
 * would follow the footer down as content loads.
 */
function holdScrollWhileGrowing(top: number): void {
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  observer.observe(document.body);
  const stop = new AbortController();
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const move of USER_SCROLL_EVENTS)
    addEventListener(move, () => stop.abort(), { passive: true, signal: stop.signal });
  setTimeout(() => stop.abort(), MAX_GROWTH_MS);
}

export function startScrollRestoration(): void {
  positions = readPositions();
  history.scrollRestoration = 'manual';
  if (!currentEntry()) history.replaceState({ ...history.state, entry: newEntry() }, '');
  addEventListener('popstate', () => {
    lastNavigation = 'pop';
  });
  addEventListener('scroll', () => positions.set(currentEntry(), scrollY), { passive: true });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writePositions();
  });
}

function writePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is full or blocked: the next page load starts at the top.
  }
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map();
  }
}
