import {
  Activity,
  CalendarDays,
  Cog,
  FileText,
  Images,
  Inbox,
  KeyRound,
  type LucideIcon,
  Mail,
  Newspaper,
  Rocket,
  Scale,
  ScrollText,
  ShieldAlert,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import { managementPages } from '../../content/admin.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';

type PageKey = keyof typeof managementPages;

const icons: Record<PageKey, LucideIcon> = {
  events: CalendarDays,
  projects: Rocket,
  news: Newspaper,
  members: Users,
  moderation: ShieldAlert,
  contact: Inbox,
  newsletter: Mail,
  content: FileText,
  media: Images,
  legal: Scale,
  audit: ScrollText,
  security: KeyRound,
  jobs: Cog,
  status: Activity,
};

/** Links to the management pages, with the number of pending items where it is known. */
export function ManagementLinks({ waiting }: { waiting: Partial<Record<PageKey, number>> }) {
  return (
    <nav aria-label="Páginas de administración" className="mb-8">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {(Object.keys(managementPages) as PageKey[]).map((key) => {
          const { label, href } = managementPages[key];
          const Icon = icons[key];
          const count = waiting[key] ?? 0;
          return (
            <li key={key}>
              <Link
                href={href}
                className="flex min-h-12 items-center gap-2 rounded-card border border-border bg-card px-3 py-2 font-semibold shadow-card hover:border-input-border"
              >
                <Icon
                  aria-hidden="true"
                  // On a narrow phone the count replaces the icon, so that the label does not break.
                  className={classNames('size-5 shrink-0 text-larimar', count > 0 && 'max-[26rem]:hidden')}
                />
                <span className="min-w-0 wrap-anywhere hyphens-auto">{label}</span>
                {count > 0 ? (
                  <Badge tone="yellow" className="ml-auto tabular-nums">
                    {formatCount(count)}
                    <span className="sr-only"> {count === 1 ? 'pendiente' : 'pendientes'}</span>
                  </Badge>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
