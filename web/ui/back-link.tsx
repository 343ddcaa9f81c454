import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../lib/class-names.ts';

interface BackLinkProps {
  href: string;
  /** Its colour, which depends on the ground. */
  className: string;
  children: ReactNode;
}

/** From a page about one thing to the list it came from. */
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
