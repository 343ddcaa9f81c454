import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

/** A text that is kept while it is being written. */
export function useDraftText(key: string, initial = '') {
  const [restored, setRestored] = useState(() => readDraft<string>(key));
  const [text, setText] = useState(restored ?? initial);

  function change(next: string) {
    setText(next);
    if (next.trim() === '' || next === initial) removeDraft(key);
    else writeDraft(key, next);
  }

  function clear() {
    removeDraft(key);
    setText(initial);
    setRestored(null);
  }

  return { text, change, clear, isRestored: restored !== null };
}
