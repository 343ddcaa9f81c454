import { ChevronDown, Mail } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { useLiveCounts } from '../../features/live/live.api.ts';
import { NotificationsBell } from '../../features/notifications/notifications-bell.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Popover } from '../../ui/popover.tsx';
import { HeaderSearch } from './header-search.tsx';
import { memberLinks } from './member-menu.tsx';
import { ariaCurrent } from './nav-links.ts';

const tool = 'relative size-11 place-items-center rounded-input hover:bg-current/10';

export function HeaderTools({ user }: { user: CurrentUser }) {
  const counts = useLiveCounts();
  const [path] = useLocation();
  return (
    <>
      <HeaderSearch path={path} buttonClass={`hidden min-[22rem]:grid ${tool}`} />
      <Link
        href="/mensajes"
        aria-label={counts.messages === 0 ? 'Mensajes' : `Mensajes: ${counts.messages} sin leer`}
        aria-current={ariaCurrent('/mensajes', path)}
        // The site's name needs the space on small phones; the menu has this link as well.
        className={`hidden min-[28rem]:grid ${tool}`}
      >
        <Mail aria-hidden="true" className="size-6" />
        <CountBadge count={counts.messages} className="absolute top-0 right-0" />
      </Link>
      <NotificationsBell unread={counts.notifications} buttonClass={`grid ${tool}`} />
      <div className="hidden lg:block">
        <Popover
          label="Tu cuenta"
          buttonClass="flex min-h-11 items-center gap-1 rounded-input px-1 hover:bg-current/10"
          button={
            <>
              <Avatar {...user} imageUrl={user.profileImageUrl} className="size-9 text-sm" />
              <ChevronDown aria-hidden="true" className="size-4" />
            </>
          }
          panelClass="right-0 w-60 py-1"
        >
          {(close) => (
            <nav aria-label="Tu cuenta">
              <ul>
                {memberLinks.map(({ href, label, icon: Icon, counts: counted }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      onClick={close}
                      aria-current={ariaCurrent(href, path)}
                      className="flex min-h-11 items-center gap-3 px-4 hover:bg-subtle focus-visible:-outline-offset-2 aria-[current]:font-semibold"
                    >
                      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                      <span className="flex-1">{label}</span>
                      {counted ? <CountBadge count={counts[counted]} /> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </Popover>
      </div>
    </>
  );
}
