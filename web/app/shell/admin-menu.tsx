import {
  Activity,
  CalendarDays,
  ChartColumn,
  FileText,
  Images,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Menu,
  MessagesSquare,
  Newspaper,
  Rocket,
  Scale,
  ScrollText,
  ShieldAlert,
  Users,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { mayWorkIn, type Role } from '#contract/account/roles.ts';
import { statisticsPath } from '#contract/admin-paths.ts';
import { adminPath } from '#contract/paths.ts';
import { managementPages } from '../../copy/admin.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';

export type PageKey = keyof typeof managementPages;

export type PendingCounts = Partial<Record<PageKey, number>>;

interface MenuEntry {
  label: string;
  href: string;
  icon: LucideIcon;
  pending?: number;
}

const icons: Record<PageKey, LucideIcon> = {
  events: CalendarDays,
  projects: Rocket,
  news: Newspaper,
  members: Users,
  posts: MessagesSquare,
  moderation: ShieldAlert,
  contact: Inbox,
  newsletter: Mail,
  content: FileText,
  media: Images,
  legal: Scale,
  audit: ScrollText,
  security: KeyRound,
  status: Activity,
};

const groups: ReadonlyArray<{ label: string; pages: readonly PageKey[] }> = [
  { label: 'Sitio web', pages: ['events', 'news', 'projects', 'content', 'media', 'legal'] },
  { label: 'Comunidad', pages: ['members', 'posts', 'moderation'] },
  { label: 'Comunicación', pages: ['contact', 'newsletter'] },
  { label: 'Sistema', pages: ['status', 'audit', 'security'] },
];

const overview: readonly MenuEntry[] = [
  { label: 'Panel de control', href: adminPath, icon: LayoutDashboard },
  { label: 'Estadísticas', href: statisticsPath, icon: ChartColumn },
];

interface MenuProps {
  role: Role;
  pending: PendingCounts;
}

function menuGroups({ role, pending }: MenuProps): Array<{ label: string; entries: readonly MenuEntry[] }> {
  const rest = groups.map(({ label, pages }) => ({
    label,
    entries: pages
      .filter((key) => mayWorkIn(role, managementPages[key].area))
      .map((key) => ({ ...managementPages[key], icon: icons[key], pending: pending[key] })),
  }));
  const general = { label: 'General', entries: mayWorkIn(role, 'admin') ? overview : [] };
  return [general, ...rest].filter(({ entries }) => entries.length > 0);
}

/** `page` on the page itself, `true` below it. */
function useCurrentEntry() {
  const [path] = useLocation();
  const tab = new URLSearchParams(useSearch()).get('pestana');
  return (href: string): 'page' | 'true' | undefined => {
    if (path === adminPath) return href === (tab === 'estadisticas' ? statisticsPath : adminPath) ? 'page' : undefined;
    if (path === href) return 'page';
    return href !== adminPath && path.startsWith(`${href}/`) ? 'true' : undefined;
  };
}

interface MenuListProps extends MenuProps {
  onLink?: () => void;
}

function MenuList({ role, pending, onLink }: MenuListProps) {
  const currentOf = useCurrentEntry();
  return (
    <nav aria-label="Páginas de administración" className="grid gap-4 lg:pointer-fine:gap-[clamp(0.375rem,1dvh,1rem)]">
      {menuGroups({ role, pending }).map(({ label: group, entries }) => (
        <div key={group}>
          <p
            id={`menu-${group}`}
            className="px-3 pb-1 text-xs font-semibold tracking-wide text-muted uppercase lg:pointer-fine:pb-0.5"
          >
            {group}
          </p>
          <ul aria-labelledby={`menu-${group}`} className="grid gap-px">
            {entries.map(({ label, href, icon: Icon, pending: count = 0 }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={currentOf(href)}
                  onClick={onLink}
                  className="flex min-h-9 items-center gap-3 rounded-input border-l-3 border-transparent px-3 text-sm font-medium hover:bg-subtle aria-[current]:border-primary aria-[current]:bg-subtle aria-[current]:font-semibold lg:pointer-fine:min-h-[clamp(1.5rem,3.5dvh,2.25rem)] pointer-coarse:min-h-11"
                >
                  <Icon aria-hidden="true" className="size-4.5 shrink-0 text-larimar" />
                  <span className="min-w-0 wrap-anywhere">{label}</span>
                  {count > 0 ? (
                    <Badge tone="yellow" className="ml-auto tabular-nums">
                      {formatCount(count)}
                      <span className="sr-only"> {count === 1 ? 'pendiente' : 'pendientes'}</span>
                    </Badge>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Native `<dialog>`: focus trap, Esc and focus return come with it. */
function Drawer({ role, pending }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    const element = drawer.current;
    if (isOpen) element?.showModal();
    return () => element?.close();
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-input border border-current px-4 text-sm font-semibold hover:bg-current/10"
      >
        <Menu aria-hidden="true" className="size-5" />
        Menú de administración
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way, and the browser reports it as cancel */}
      <dialog
        ref={drawer}
        aria-label="Menú de administración"
        onClose={close}
        onClick={(event) => {
          if (event.target === drawer.current) close();
        }}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overscroll-contain bg-card text-text shadow-lg backdrop:bg-black/60"
      >
        {isOpen ? (
          <div className="grid gap-2 p-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            <div className="flex items-center justify-between pl-3">
              <p className="font-bold">Administración</p>
              <button
                type="button"
                aria-label="Cerrar el menú"
                onClick={close}
                className="grid size-11 place-items-center rounded-input hover:bg-subtle"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </div>
            <MenuList role={role} pending={pending} onLink={close} />
          </div>
        ) : null}
      </dialog>
    </>
  );
}

/**
 * A side bar on large screens, a drawer on small ones. With a mouse its rows shrink with the screen's height, so that
 * all fit on a 720 px laptop.
 */
export function AdminMenu({ role, pending }: MenuProps) {
  return (
    <>
      <div className="px-4 pt-4 md:px-6 lg:hidden">
        <Drawer role={role} pending={pending} />
      </div>
      <div className="scroll-shadow sticky top-12 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain py-2 pr-2 pl-4 lg:block">
        <MenuList role={role} pending={pending} />
      </div>
    </>
  );
}
