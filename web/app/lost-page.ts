import { toast } from '../ui/toast-store.ts';

const RELOADED = 'reloaded-at';

/** Any answer will do: what is asked is whether there is somebody to ask. */
async function serverAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * A link's page did not come. Its file is gone when a newer version of the site was put in place, and a page load
 * fetches that one; without a connection it would only lose what is on the screen.
 */
export async function openByPageLoad(href: string): Promise<void> {
  if (await serverAnswers()) location.assign(href);
  else tellNoConnection();
}

/** A person asks for it again. By a page load, because many browsers never fetch a module anew that once failed. */
export async function reloadOnRequest(): Promise<void> {
  if (await serverAnswers()) location.reload();
  else tellNoConnection();
}

function tellNoConnection(): void {
  toast({
    title: 'Sin conexión',
    description: 'No pudimos abrir la página. Revisa tu conexión e inténtalo de nuevo.',
    variant: 'destructive',
  });
}

/** The same for the page at this address. Once: what does not come then will not come the next time either. */
export async function reloadOnce(): Promise<boolean> {
  if (sessionStorage.getItem(RELOADED) === location.pathname || !(await serverAnswers())) return false;
  sessionStorage.setItem(RELOADED, location.pathname);
  location.reload();
  return true;
}

/** Its page came, so that the next time it does not may be for another reason. */
export function forgetReload(): void {
  sessionStorage.removeItem(RELOADED);
}
