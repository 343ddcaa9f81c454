import type { ElementType, ReactNode } from 'react';
import { Link } from 'wouter';
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

interface CardTitleProps {
  as?: 'h2' | 'h3';
  href: string;
  dir?: 'auto';
  className?: string;
  children: ReactNode;
}

/** Its link covers the whole card, in which buttons have to be stacked above it. */
export function CardTitle({ as: Heading = 'h3', href, children, ...rest }: CardTitleProps) {
  return (
    <Heading {...rest}>
      <Link href={href} className="after:absolute after:inset-0 after:rounded-card hover:underline">
        {children}
      </Link>
    </Heading>
  );
}
