import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../lib/class-names.ts';

interface BackLinkProps {
  href: string;
  /** Text colour, which depends on the background. */
  className: string;
  children: ReactNode;
}

export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      className={classNames('inline-flex min-h-11 items-center gap-1.5 text-sm hover:underline', className)}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
