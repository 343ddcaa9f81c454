import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';

export interface Crumb {
  label: string;
  href: string;
}

/** Breadcrumbs without the page itself, whose heading follows right after. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
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
