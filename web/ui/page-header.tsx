import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BrandDivider } from './brand-divider.tsx';

export interface Crumb {
  label: string;
  href: string;
}

/** Without the page itself, whose heading follows. */
function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de navegación" data-print="hide">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-navy-muted">
        {trail.map(({ label, href }) => (
          <li key={href} className="group flex items-center gap-1">
            <Link href={href} className="inline-flex min-h-11 items-center underline underline-offset-2">
              {label}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4 group-last:hidden" />
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface PageHeaderProps {
  trail?: readonly Crumb[] | undefined;
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Heading and action share one line on phones, since the content matters most. */
  isSlim?: boolean;
  children?: ReactNode;
}

export function PageHeader({ trail, title, intro, actions, isSlim, children }: PageHeaderProps) {
  return (
    <header className="ground-navy">
      <div className={trail ? 'page-container pt-2 pb-3 md:pt-3' : 'page-container pt-6 pb-3 md:pt-9'}>
        {trail ? <Breadcrumbs trail={trail} /> : null}
        <div className={`flex flex-wrap items-end justify-between gap-4 ${isSlim ? 'slim-head' : ''}`}>
          <div className="min-w-0 flex-[1_1_20rem]">
            <h1 className="text-3xl wrap-break-word">{title}</h1>
            {intro ? <p className="mt-2 max-w-prose text-navy-muted [--link:currentColor]">{intro}</p> : null}
          </div>
          {actions ? (
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>:not(:only-child)]:grow">{actions}</div>
          ) : null}
        </div>
        {children}
      </div>
      <BrandDivider size="sm" />
    </header>
  );
}
