import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { ariaCurrent, type NavLink } from './nav-links.ts';
import { SessionLinks } from './session-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { MemberShell } from './use-member-shell.ts';
import { MOBILE_MENU_ID } from './use-mobile-menu.ts';

interface MobileMenuProps {
  links: NavLink[];
  user: CurrentUser | null;
  onLink: () => void;
  parts: MemberShell | undefined;
}

/** Menu of small screens. */
export function MobileMenu({ links, user, onLink, parts }: MobileMenuProps) {
  const [path] = useLocation();
  return (
    <div
      id={MOBILE_MENU_ID}
      className={classNames(
        'ground-navy absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-current/15 shadow-lg lg:hidden',
        // Members also have the bottom bar, which covers the end of the menu.
        user ? 'pb-24' : 'pb-4',
      )}
    >
      <nav aria-label="Principal" className="page-container py-2">
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={onLink}
                aria-current={ariaCurrent(href, path)}
                className="flex min-h-12 items-center border-l-3 border-transparent px-3 text-lg text-navy-muted aria-[current]:border-sun aria-[current]:font-semibold aria-[current]:text-navy-foreground"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {parts ? <parts.MemberMenu links={links} onLink={onLink} /> : null}
      <div className="page-container flex flex-col gap-4 border-t border-current/15 pt-4">
        <SessionLinks user={user} />
        <ThemeSwitch />
      </div>
    </div>
  );
}
