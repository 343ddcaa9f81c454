import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Crumb {
  label: string;
  href: string;
}

/** Breadcrumbs without the page itself, whose heading follows right after. */
function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación" data-print="hide">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm">
        {trail.map(({ label, href }) => (
          <li key={href} className="group flex items-center gap-1">
            <Link href={href} className="inline-link inline-flex min-h-11 items-center">
              {label}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 text-muted group-last:hidden" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PageFrameProps {
  trail?: readonly Crumb[];
  title: ReactNode;
  intro?: ReactNode;
  /** Primary actions, beside the heading on larger screens. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Frame of a working page: breadcrumbs, heading and actions, without ornament. */
export function PageFrame({ trail, title, intro, actions, children }: PageFrameProps) {
  return (
    <div className="page-container pt-4 pb-12">
      {trail ? <Breadcrumbs trail={trail} /> : null}
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          {intro ? <p className="mt-2 max-w-prose text-muted">{intro}</p> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>:not(:only-child)]:grow">{actions}</div>
        ) : null}
      </div>
      {children}
    </div>
  );
}
