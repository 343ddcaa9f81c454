import { CalendarDays, Ellipsis, House, MessagesSquare, Users } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useLiveCounts } from '../../features/live/live.api.ts';
import { ariaCurrent, type NavLink } from './nav-links.ts';
import { MOBILE_MENU_ID, type MobileMenuState } from './use-mobile-menu.ts';

const icons: Record<string, typeof House> = {
  '/': House,
  '/forum': MessagesSquare,
  '/events': CalendarDays,
  '/members': Users,
};

const item =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-[length:min(0.75rem,3.9vw)] whitespace-nowrap text-muted aria-[current]:font-semibold aria-[current]:text-link';

export function BottomBar({ links, menu }: { links: NavLink[]; menu: MobileMenuState }) {
  const [path] = useLocation();
  const { notifications, messages } = useLiveCounts();
  const hasUnread = notifications + messages > 0;
  return (
    <nav
      aria-label="Accesos rápidos"
      data-print="hide"
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-border bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {links.map(({ href, label }) => {
          const Icon = icons[href];
          if (!Icon) return null;
          return (
            <li key={href} className="flex-1">
              <Link href={href} aria-current={ariaCurrent(href, path)} className={item}>
                <Icon aria-hidden="true" className="size-5" />
                {label}
              </Link>
            </li>
          );
        })}
        <li className="flex-1">
          <button
            type="button"
            aria-expanded={menu.isOpen}
            aria-controls={menu.isShown ? MOBILE_MENU_ID : undefined}
            aria-label={hasUnread ? 'Más: hay notificaciones o mensajes sin leer' : undefined}
            onClick={(event) => menu.toggle(event.currentTarget)}
            className={item}
          >
            <span className="relative">
              <Ellipsis aria-hidden="true" className="size-5" />
              {hasUnread ? (
                <span className="absolute -top-0.5 -right-1.5 size-2.5 rounded-full bg-destructive" />
              ) : null}
            </span>
            Más
          </button>
        </li>
      </ul>
    </nav>
  );
}
