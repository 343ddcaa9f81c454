import { Link, useLocation } from 'wouter';
import { ariaCurrent, type NavLink } from './nav-links.ts';

/** Main menu of large screens, and of browsers without JavaScript. */
export function MainNav({ links }: { links: NavLink[] }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Principal" className="hidden border-t border-current/15 noscript:block lg:block">
      <ul className="page-container flex flex-wrap gap-x-1">
        {links.map(({ href, label }) => (
          <li key={href} className="first:-ml-3">
            <Link
              href={href}
              aria-current={ariaCurrent(href, path)}
              className="flex min-h-12 items-center border-b-3 border-transparent px-3 font-medium text-navy-muted hover:text-navy-foreground aria-[current]:border-sun aria-[current]:text-navy-foreground"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
