import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the place of a form that was sent, and the focus that its button had. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(() => text.current?.focus(), []);

  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}
