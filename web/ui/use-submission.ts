import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { SubmissionState } from '../lib/submission-states.ts';
import { changeSubmission, isExpired, readSubmission, subscribeToSubmissions } from '../lib/submissions.ts';

const stateOf = (name: string): SubmissionState => readSubmission(name)?.state ?? 'empty';

export function useSubmission<Values>(name: string) {
  const state = useSyncExternalStore(
    subscribeToSubmissions,
    () => stateOf(name),
    () => 'empty' as const,
  );
  const isOld = useSyncExternalStore(
    subscribeToSubmissions,
    () => {
      const submission = readSubmission(name);
      return submission !== null && isExpired(submission);
    },
    () => false,
  );
  const [kept, setKept] = useState(() => readSubmission<Values>(name)?.values ?? null);

  return {
    state,
    kept,
    /** Too old to be repeated under its key. */
    isExpired: isOld,
    /** `base`: the record that is edited, as it is now. */
    keep: (values: Values, isWritten: boolean, base?: unknown) =>
      changeSubmission<Values>(name, isWritten ? 'edit' : 'clear', { values, base }),
    discard: () => {
      changeSubmission(name, 'discard');
      setKept(null);
    },
    /** Later input is new. */
    forget: () => setKept(null),
  };
}

/** Covers other tabs; `null` after it was sent or discarded. */
export function useSubmissionChanges<Values>(name: string, onChange: (values: Values | null) => void): void {
  const last = useRef<string>(undefined);
  const changed = useEffectEvent(() => {
    const values = readSubmission<Values>(name)?.values ?? null;
    const text = JSON.stringify(values);
    if (last.current !== undefined && last.current !== text) onChange(values);
    last.current = text;
  });
  useEffect(() => {
    changed();
    return subscribeToSubmissions(() => changed());
  }, []);
}
