import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../lib/class-names.ts';

interface SearchOptionProps {
  id: string;
  href: string;
  isActive: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** A link, so that it can be opened in another tab too; the box keeps the focus. */
export function SearchOption({ id, href, isActive, onPick, children }: SearchOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={link}
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onPick}
      className={classNames(
        'block min-h-11 px-4 py-2 hover:bg-subtle',
        isActive && 'bg-subtle outline-2 -outline-offset-2 outline-ring',
      )}
    >
      {children}
    </Link>
  );
}
