import type { ElementType, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface CardProps {
  /** Element to use: `article`, `li`, `section`… */
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** A surface with one border and one soft shadow. Padding is the caller's, since pictures may touch the edge. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return (
    <Element className={classNames('rounded-card border border-border bg-card shadow-card', className)}>
      {children}
    </Element>
  );
}
