import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

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
