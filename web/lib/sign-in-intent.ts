const KEY = 'sign-in-intent';

/** Longest time for signing in, or registering first. */
const MAX_AGE_MS = 30 * 60_000;

/**
 * Keeps what a visitor was about to do until they have signed in. In the tab and not in the address: a link that
 * somebody sends must not act for who opens it.
 */
export function keepIntent(intent: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([intent, Date.now()]));
  } catch {
    // Storage is full or blocked: they press again after signing in.
  }
}

/** Whether that was kept; it is forgotten by asking. */
export function takeIntent(intent: string): boolean {
  try {
    const [kept, keptAt] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (kept !== intent) return false;
    sessionStorage.removeItem(KEY);
    return Date.now() - keptAt < MAX_AGE_MS;
  } catch {
    return false;
  }
}
