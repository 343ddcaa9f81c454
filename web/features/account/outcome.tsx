import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a sent form and takes the focus from its unmounted button. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => text.current?.focus(), []);

  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}
