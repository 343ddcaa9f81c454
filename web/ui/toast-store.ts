export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** With a button the message stays until it is closed or replaced. */
  action?: { label: string; run: () => void };
  /** Language of the text where it is not Spanish. */
  lang?: string;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let current: ShownToast | null = null;
let hosts: symbol[] = [];
/** Host of the message. */
let place: symbol | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** Shows a message in the only slot, replacing the current one. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  current = { ...message, id: lastId };
  place = hosts.at(-1);
  changed();
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  changed();
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => current,
  /**
   * A modal dialog makes the rest of the page inert: what is said while it is open is said in it, and stays when it
   * closes. A dialog that opens later does not take it.
   */
  host: () => place,
  enter(host: symbol) {
    hosts = [...hosts, host];
    place ??= host;
    changed();
    return () => {
      hosts = hosts.filter((other) => other !== host);
      if (place === host) place = hosts.at(-1);
      changed();
    };
  },
};

const KEY = 'toast-after-load';

/** Toast for after a full page load, which would discard the current one. */
export function toastAfterLoad(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage is full or blocked: there will be no toast.
  }
}

export function showToastAfterLoad(): void {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (message) toast(JSON.parse(message) as ToastMessage);
  } catch {
    // Storage is blocked: there is no toast.
  }
}
