export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Time to read the toast (spec, section 9). */
const REDIRECT_DELAY_MS = 500;

export function loginHref(next?: string): string {
  return next && next !== '/' ? `/api/login?next=${encodeURIComponent(next)}` : '/api/login';
}

export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** Full page load, because the sign-in may be on another site. */
export function redirectToLogin(next: string): void {
  location.assign(loginHref(next));
}

export function redirectToLoginSoon(next: string): () => void {
  const timer = setTimeout(() => redirectToLogin(next), REDIRECT_DELAY_MS);
  return () => clearTimeout(timer);
}
