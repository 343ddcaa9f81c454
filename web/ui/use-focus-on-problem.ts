import { type RefObject, useEffect, useRef } from 'react';

/** Ref of the control of a small form: a problem that is shown at it, and nowhere else, moves the focus there. */
export function useFocusOnProblem<Control extends HTMLElement>(problem: string | undefined): RefObject<Control | null> {
  const control = useRef<Control>(null);

  useEffect(() => {
    if (problem) control.current?.focus();
  }, [problem]);

  return control;
}

/** Ref of a small form without a summary: its first control in error takes the focus after each attempt. */
export function useFocusOnProblems(problems: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the problems have changed
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems]);

  return form;
}
