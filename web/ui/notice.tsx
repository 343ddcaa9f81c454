import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  title: string;
  titleLang?: string;
  /** For outcomes of an action whose button is removed with its focus. */
  takesFocus?: boolean;
  children: ReactNode;
  actions: ReactNode;
}

export function Notice({ title, titleLang, takesFocus = false, children, actions }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome may replace another one
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);

  return (
    <div className="page-container flex flex-col items-center py-16 text-center md:py-24">
      <svg viewBox="0 0 160 72" fill="none" aria-hidden="true" className="mb-8 w-40">
        <path d="M52 48a28 28 0 0 1 56 0z" fill="#FBBF24" />
        <g strokeWidth="4" strokeLinecap="round">
          <path d="M4 54c48-10 104-10 152 0" className="stroke-accent" />
          <path d="M22 66c38-7 78-7 116 0" className="stroke-larimar" />
        </g>
      </svg>
      <h1 ref={heading} lang={titleLang} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      <div className="mt-3 max-w-prose text-muted">{children}</div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
