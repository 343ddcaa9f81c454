export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** With a button the message stays until it is closed or replaced. */
  action?: { label: string; run: () => void };
  lang?: string;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

let current: ShownToast | null = null;
let hosts: symbol[] = [];
let place: symbol | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** One slot: replaces the current message. */
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
   * A modal dialog makes the rest of the page inert, so toasts show inside it and stay there. A dialog that opens later
   * does not take them.
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

/** Shown after a full page load, which discards the current toast. */
export function toastAfterLoad(message: ToastMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage is full or blocked: no toast.
  }
}

export function showToastAfterLoad(): void {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (message) toast(JSON.parse(message) as ToastMessage);
  } catch {
    // Storage is blocked: no toast.
  }
}
