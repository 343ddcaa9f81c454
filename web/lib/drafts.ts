/**
 * What somebody was writing, kept in this browser: it outlives a reload and an ended session, and works without a
 * connection. The key names the person, since computers are shared.
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
    // Storage is full or forbidden: what was typed still stands on the screen.
  }
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept either.
  }
}
