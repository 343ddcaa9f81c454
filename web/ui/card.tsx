import type { ElementType, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

interface CardProps {
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** No padding, since images may touch the edge. */
export function Card({ as: Element = 'div', className, children }: CardProps) {
  return (
    <Element className={classNames('rounded-card border border-border bg-card shadow-card', className)}>
      {children}
    </Element>
  );
}
