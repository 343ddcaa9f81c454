import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

/** A text that is kept while it is being written; until somebody writes, and once it is cleared, it is `initial`. */
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
