import { Bell, CalendarCheck, House, type LucideIcon, Mail, Search, UserRound, Users } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { LiveCounts } from '#contract/live/live.contract.ts';
import { useLiveCounts } from '../../features/live/live.api.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { ariaCurrent, type NavLink } from './nav-links.ts';

interface MemberLink {
  href: string;
  label: string;
  icon: LucideIcon;
  counts?: keyof LiveCounts;
}

export const memberLinks: MemberLink[] = [
  { href: '/profile', label: 'Mi perfil', icon: UserRound },
  { href: '/home', label: 'Mi panel', icon: House },
  { href: '/networking', label: 'Red de contactos', icon: Users },
  { href: '/mensajes', label: 'Mensajes', icon: Mail, counts: 'messages' },
  { href: '/mis-eventos', label: 'Mis eventos', icon: CalendarCheck },
];

const headerLinks: MemberLink[] = [
  { href: '/avisos', label: 'Notificaciones', icon: Bell, counts: 'notifications' },
  { href: '/search', label: 'Buscar', icon: Search },
];

/** Links with pending items come first. */
const waitingFirst = [...headerLinks, ...memberLinks].sort((a, b) => Number(!a.counts) - Number(!b.counts));

export function MemberMenu({ links, onLink }: { links: NavLink[]; onLink: () => void }) {
  const counts = useLiveCounts();
  const [path] = useLocation();
  const own = waitingFirst.filter(({ href }) => !links.some((link) => link.href === href));
  return (
    <nav aria-label="Tu cuenta" className="page-container border-b border-current/15 py-2">
      <ul>
        {own.map(({ href, label, icon: Icon, counts: counted }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={onLink}
              aria-current={ariaCurrent(href, path)}
              className="flex min-h-12 items-center gap-3 border-l-3 border-transparent px-3 text-lg text-navy-muted aria-[current]:border-sun aria-[current]:font-semibold aria-[current]:text-navy-foreground"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {label}
              {counted ? <CountBadge count={counts[counted]} /> : null}
              {counted && counts[counted] > 0 ? <span className="sr-only">sin leer</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
