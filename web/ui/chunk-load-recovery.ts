import { toast } from './toast-store.ts';

const RELOAD_MARK = 'reloaded-at';

/** Any response, even an error, means that the server is up. */
async function isServerReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Full page load after a chunk failed to load: after a deployment it fetches the new version. Offline it would only
 * lose the page.
 */
export async function hardNavigate(href: string): Promise<void> {
  if (await isServerReachable()) location.assign(href);
  else toastOffline();
}

/** Reloads, because many browsers cache a failed module import. */
export async function retryByReload(): Promise<void> {
  if (await isServerReachable()) location.reload();
  else toastOffline();
}

/**
 * Only for chunks missing after a deployment; reloading is left to the user, who may be writing. Other failures are
 * shown by the part itself.
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

/** Loaded successfully: a later failure may have another cause and deserves its own reload. */
export function clearReloadMark(): void {
  sessionStorage.removeItem(RELOAD_MARK);
}
