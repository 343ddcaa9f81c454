import { useState } from 'react';

/**
 * Drafts in local storage: they survive a reload and an expired session, and work offline. The key includes the user,
 * since computers are shared.
 */
const PREFIX = 'draft:';

export function readDraft<Draft>(key: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the text is still on the screen.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Text with a stored draft; `initial` until something is typed, and after `clear`. */
export function useDraftText(key: string, initial = '') {
  const [restored, setRestored] = useState(() => readDraft<string>(key));
  const [written, setWritten] = useState(restored);

  function change(next: string) {
    setWritten(next);
    if (next.trim() === '' || next === initial) removeDraft(key);
    else writeDraft(key, next);
  }

  function clear() {
    removeDraft(key);
    setWritten(null);
    setRestored(null);
  }

  return { text: written ?? initial, change, clear, isRestored: restored !== null };
}
