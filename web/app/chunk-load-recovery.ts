import { toast } from '../ui/toast-store.ts';

const RELOAD_MARK = 'reloaded-at';

/** Any answer will do: what is asked is whether there is somebody to ask. */
async function isServerReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * A link's page did not come. Its file is gone when a newer version of the site was put in place, and a page load
 * fetches that one; without a connection it would only lose what is on the screen.
 */
export async function hardNavigate(href: string): Promise<void> {
  if (await isServerReachable()) location.assign(href);
  else toastOffline();
}

/** A person asks for it again. By a page load, because many browsers never fetch a module anew that once failed. */
export async function retryByReload(): Promise<void> {
  if (await isServerReachable()) location.reload();
  else toastOffline();
}

function toastOffline(): void {
  toast({
    title: 'Sin conexión',
    description: 'No pudimos abrir la página. Revisa tu conexión e inténtalo de nuevo.',
    variant: 'destructive',
  });
}

/** The same for the page at this address. Once: what does not come then will not come the next time either. */
export async function reloadOnce(): Promise<boolean> {
  if (sessionStorage.getItem(RELOAD_MARK) === location.pathname || !(await isServerReachable())) return false;
  sessionStorage.setItem(RELOAD_MARK, location.pathname);
  location.reload();
  return true;
}

/** Its page came, so that the next time it does not may be for another reason. */
export function clearReloadMark(): void {
  sessionStorage.removeItem(RELOAD_MARK);
}
