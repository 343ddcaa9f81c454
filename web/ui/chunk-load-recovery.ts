import { toast } from './toast-store.ts';

const RELOAD_MARK = 'reloaded-at';

/** Connectivity probe: any response, even an error, means that the server is up. */
async function isServerReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Full page load after a chunk failed to load. After a deployment its file is gone, and the page load fetches the new
 * version; offline it would only lose what is on the screen.
 */
export async function hardNavigate(href: string): Promise<void> {
  if (await isServerReachable()) location.assign(href);
  else toastOffline();
}

/** Retry on the user's request. A page load, because many browsers cache a failed module import. */
export async function retryByReload(): Promise<void> {
  if (await isServerReachable()) location.reload();
  else toastOffline();
}

/**
 * A chunk that the server no longer has: the page is from before a deployment. Reloading is left to the person, who may be
 * writing. A chunk that is still there failed with the connection, and its own part says so.
 */
async function offerNewVersion(error: unknown): Promise<void> {
  // Safari does not name the file: then any response counts.
  const file = /https?:\S+/.exec(String(error))?.[0];
  const response = await fetch(file ?? '/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!response || (file && response.status !== 404)) return;
  toast({
    title: 'Hay una versión nueva',
    description: 'Recarga la página para seguir.',
    action: { label: 'Recargar', run: () => void retryByReload() },
  });
}

/** Failed `import()` of any part of the site. */
export function startChunkLoadRecovery(): void {
  addEventListener('vite:preloadError', (event) => void offerNewVersion((event as VitePreloadErrorEvent).payload));
}

function toastOffline(): void {
  toast({
    title: 'Sin conexión',
    description: 'No pudimos abrir la página. Revisa tu conexión e inténtalo de nuevo.',
    variant: 'destructive',
  });
}

/** Reloads the current page at most once per path: a chunk that stays missing must cause no reload loop. */
export async function reloadOnce(): Promise<boolean> {
  if (sessionStorage.getItem(RELOAD_MARK) === location.pathname || !(await isServerReachable())) return false;
  sessionStorage.setItem(RELOAD_MARK, location.pathname);
  location.reload();
  return true;
}

/** The page loaded, so a later failure may have another cause and deserves its own reload. */
export function clearReloadMark(): void {
  sessionStorage.removeItem(RELOAD_MARK);
}
