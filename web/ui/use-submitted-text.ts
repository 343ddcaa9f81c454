import { useState } from 'react';
import { submit } from '../lib/submissions.ts';
import { useSubmission, useSubmissionChanges } from './use-submission.ts';

export function useSubmittedText(name: string, initial = '') {
  const { kept, state, keep, discard, forget } = useSubmission<string>(name);
  const [text, setText] = useState(kept ?? initial);
  useSubmissionChanges<string>(name, (values) => setText(values ?? initial));

  function change(next: string) {
    keep(next, next.trim() !== '' && next !== initial);
    setText(next);
  }

  function discardText() {
    discard();
    setText(initial);
  }

  return {
    text,
    change,
    discard: discardText,
    submit: async <Result>(send: (text: string, key: string) => Promise<Result>) => {
      const result = await submit(name, text, { send });
      forget();
      return result;
    },
    notice: { state, isRestored: kept !== null, onDiscard: discardText },
  };
}
