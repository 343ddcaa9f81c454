/** How long the toast that explains a redirect stays readable before it happens (spec, section 9). */
const REDIRECT_DELAY_MS = 500;

/** Address of the server's sign-in, coming back to `next` afterwards. */
export function loginHref(next?: string): string {
  return next && next !== '/' ? `/api/login?next=${encodeURIComponent(next)}` : '/api/login';
}

/** The page one is on, as a path of this site, down to the part of it that a link led to. */
export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** A full page load, because the sign-in may live on another site. */
export function redirectToLogin(next: string): void {
  location.assign(loginHref(next));
}

/** Returns a function that calls it off. */
export function redirectToLoginSoon(next: string): () => void {
  const timer = setTimeout(() => redirectToLogin(next), REDIRECT_DELAY_MS);
  return () => clearTimeout(timer);
}
