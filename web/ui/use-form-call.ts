import { useState } from 'react';
import { serverFieldMessages } from '../lib/api-error.ts';
import { toastFailure } from './request-failure.ts';

/** The call of a small form: busy meanwhile, and a refusal is said at its fields, or else in a toast. */
export function useFormCall(fields?: readonly string[]) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});

  async function run(failure: string, work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblems({});
    try {
      await work();
    } catch (error) {
      const refused = serverFieldMessages(error);
      const isShown = (fields ?? Object.keys(refused)).some((field) => refused[field]);
      if (isShown) setProblems(refused);
      else toastFailure(failure, error);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problems, setProblems, run };
}
