import { Menu, X } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import type { Logo } from '#contract/site/site.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { announceLogout } from '../../lib/logout-channel.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ariaCurrent, type NavLink } from './nav-links.ts';
import { ThemeButton, ThemeSwitch } from './theme-switch.tsx';
import type { MemberShell } from './use-member-shell.ts';
import { MOBILE_MENU_ID, type MobileMenuState } from './use-mobile-menu.ts';

function Brand({ name, logo, className }: { name: string; logo: Logo | null; className?: string }) {
  return (
    <Link
      href="/"
      className={classNames('flex min-h-11 min-w-0 items-center gap-2 font-bold leading-tight md:gap-3', className)}
    >
      {logo ? (
        <img
          {...logo}
          id={undefined}
          alt=""
          className="h-9 w-auto max-w-14 shrink-0 object-contain min-[24rem]:max-w-24"
        />
      ) : (
        <BrandMark className="size-9 shrink-0" />
      )}
      <span className="line-clamp-3 min-w-0 text-balance">{name}</span>
    </Link>
  );
}

function MainNav({ links }: { links: NavLink[] }) {
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

/** Plain links: sign-in and sign-out are full page loads. */
function SessionLinks({ user }: { user: CurrentUser | null }) {
  if (!user) {
    return (
      <>
        <Link href="/register" className={buttonClass('outline')}>
          Crear Cuenta
        </Link>
        <a href="/api/login" className={buttonClass()}>
          Iniciar Sesión
        </a>
      </>
    );
  }
  return (
    <>
      <p className="max-w-64 truncate">Bienvenido, {user.firstName}</p>
      <a href="/api/logout" onClick={announceLogout} className={buttonClass('outline', 'md')}>
        Cerrar Sesión
      </a>
    </>
  );
}

interface MobileMenuProps {
  links: NavLink[];
  user: CurrentUser | null;
  onLink: () => void;
  parts: MemberShell | undefined;
}

function MobileMenu({ links, user, onLink, parts }: MobileMenuProps) {
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
      {parts ? <parts.MemberMenu links={links} onLink={onLink} /> : null}
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
      <div className="page-container flex flex-col gap-4 border-t border-current/15 pt-4">
        <SessionLinks user={user} />
        <ThemeSwitch />
      </div>
    </div>
  );
}

interface SiteHeaderProps {
  siteName: string;
  /** Variant for the dark background. */
  logo: Logo | null;
  links: NavLink[];
  user: CurrentUser | null;
  menu: MobileMenuState;
  parts: MemberShell | undefined;
}

export function SiteHeader({ siteName, logo, links, user, menu, parts }: SiteHeaderProps) {
  const Icon = menu.isOpen ? X : Menu;
  return (
    // On large screens the first row scrolls away and the menu is sticky.
    <header
      ref={menu.header}
      data-print="hide"
      className="ground-navy sticky top-0 z-40 border-b border-current/15 lg:-top-16"
    >
      <div className="page-container flex h-16 items-center justify-between gap-2 md:gap-4">
        <Brand name={siteName} logo={logo} className="text-xs/tight min-[24rem]:text-sm/tight lg:text-lg/tight" />
        <div className="flex shrink-0 items-center lg:gap-2">
          <div className="hidden items-center gap-4 lg:flex">
            <ThemeButton />
            <SessionLinks user={user} />
          </div>
          {user && parts ? <parts.HeaderTools user={user} /> : null}
          <button
            type="button"
            aria-expanded={menu.isOpen}
            aria-controls={menu.isShown ? MOBILE_MENU_ID : undefined}
            onClick={(event) => menu.toggle(event.currentTarget)}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-input hover:bg-current/10 noscript:hidden lg:hidden"
          >
            <Icon aria-hidden="true" className="size-6" />
            <span className="sr-only">{menu.isOpen ? 'Cerrar menú' : 'Abrir menú'}</span>
          </button>
        </div>
      </div>
      <MainNav links={links} />
      {menu.isShown ? <MobileMenu links={links} user={user} onLink={menu.close} parts={parts} /> : null}
    </header>
  );
}
