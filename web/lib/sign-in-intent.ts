const KEY = 'sign-in-intent';

/** Time to sign in, or to register first. */
const MAX_AGE_MS = 30 * 60_000;

/** In session storage instead of the URL: a link from another person must not act for the visitor. */
export function saveIntent(intent: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([intent, Date.now()]));
  } catch {
    // Storage is full or blocked: the button has to be pressed again after signing in.
  }
}

/** Consumed on reading. */
export function consumeIntent(intent: string): boolean {
  try {
    const [kept, keptAt] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (kept !== intent) return false;
    sessionStorage.removeItem(KEY);
    return Date.now() - keptAt < MAX_AGE_MS;
  } catch {
    return false;
  }
}
