/** Link to a sign-in screen that returns to `next`. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Delay of a redirect, so that the toast that explains it can be read (spec, section 9). */
const REDIRECT_DELAY_MS = 500;

/** URL of the server's sign-in, which returns to `next`. */
export function loginHref(next?: string): string {
  return next && next !== '/' ? `/api/login?next=${encodeURIComponent(next)}` : '/api/login';
}

/** Path, query and hash of the current page. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** Full page load, because the sign-in may be on another site. */
export function redirectToLogin(next: string): void {
  location.assign(loginHref(next));
}

/** Returns a function that cancels it. */
export function redirectToLoginSoon(next: string): () => void {
  const timer = setTimeout(() => redirectToLogin(next), REDIRECT_DELAY_MS);
  return () => clearTimeout(timer);
}
