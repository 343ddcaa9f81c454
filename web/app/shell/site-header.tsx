import { Menu, X } from 'lucide-react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { Brand } from './brand.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { NavLink } from './nav-links.ts';
import { SessionLinks } from './session-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import type { MemberShell } from './use-member-shell.ts';
import { MOBILE_MENU_ID, type MobileMenuState } from './use-mobile-menu.ts';

interface SiteHeaderProps {
  siteName: string;
  links: NavLink[];
  user: CurrentUser | null;
  menu: MobileMenuState;
  /** Undefined until they have loaded. */
  parts: MemberShell | undefined;
}

export function SiteHeader({ siteName, links, user, menu, parts }: SiteHeaderProps) {
  const Icon = menu.isOpen ? X : Menu;
  return (
    // On large screens the first row scrolls away and the menu is sticky.
    <header
      ref={menu.header}
      data-print="hide"
      className="ground-navy sticky top-0 z-40 border-b border-current/15 lg:-top-16"
    >
      <div className="page-container flex h-16 items-center justify-between gap-4">
        <Brand name={siteName} className="text-sm lg:text-lg" />
        <div className="flex shrink-0 items-center lg:gap-2">
          <div className="hidden items-center gap-4 lg:flex">
            <ThemeSwitch compact />
            <SessionLinks user={user} />
          </div>
          {user && parts ? <parts.HeaderTools user={user} /> : null}
          <button
            type="button"
            aria-expanded={menu.isOpen}
            aria-controls={menu.isOpen ? MOBILE_MENU_ID : undefined}
            onClick={(event) => menu.toggle(event.currentTarget)}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-input hover:bg-current/10 noscript:hidden lg:hidden"
          >
            <Icon aria-hidden="true" className="size-6" />
            <span className="sr-only">{menu.isOpen ? 'Cerrar menú' : 'Abrir menú'}</span>
          </button>
        </div>
      </div>
      <MainNav links={links} />
      {menu.isOpen ? <MobileMenu links={links} user={user} onLink={menu.close} parts={parts} /> : null}
    </header>
  );
}
