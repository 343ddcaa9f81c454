import { type RefObject, useEffect, useRef } from 'react';

/** For a problem without an error summary: focuses its control. */
export function useFocusOnProblem<Control extends HTMLElement>(problem: string | undefined): RefObject<Control | null> {
  const control = useRef<Control>(null);

  useEffect(() => {
    if (problem) control.current?.focus();
  }, [problem]);

  return control;
}

/** Small forms without an error summary: focuses the first invalid control after each attempt. */
export function useFocusOnProblems(problems: Record<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the problems have changed
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems]);

  return form;
}
