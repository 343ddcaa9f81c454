import { type RefObject, useEffect, useRef } from 'react';

/** Ref of the control of a small form: a problem that is shown at it, and nowhere else, moves the focus there. */
export function useFocusOnProblem<Control extends HTMLElement>(problem: string | undefined): RefObject<Control | null> {
  const control = useRef<Control>(null);

  useEffect(() => {
    if (problem) control.current?.focus();
  }, [problem]);

  return control;
}
