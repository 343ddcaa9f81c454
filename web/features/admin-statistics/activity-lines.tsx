import { CalendarCheck, type LucideIcon, Mail, MessageSquare, MessagesSquare, Rocket, UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import type { RecentActivityType, SiteActivity } from '#contract/admin/statistics.contract.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

/** Icon and sentence parts around the label. */
const kinds: Record<RecentActivityType, { icon: LucideIcon; before: (actor: string) => string; after?: string }> = {
  member: { icon: UserPlus, before: () => '', after: ' se registró' },
  post: { icon: MessagesSquare, before: (actor) => `${actor} publicó ` },
  comment: { icon: MessageSquare, before: (actor) => `${actor} comentó en ` },
  registration: { icon: CalendarCheck, before: (actor) => `${actor} se inscribió en ` },
  subscriber: { icon: Mail, before: () => '', after: ' se suscribió al boletín' },
  project: { icon: Rocket, before: () => 'Nuevo proyecto: ' },
};

/** Recent activity on the site. */
export function ActivityLines({ activity }: { activity: readonly SiteActivity[] }) {
  if (activity.length === 0) return <EmptyState title="Todavía no hay actividad" />;
  return (
    <ul className="divide-y divide-border">
      {activity.map(({ id, type, actor, label, at, href }) => {
        const { icon: Icon, before, after } = kinds[type];
        return (
          <li key={`${type}:${id}`} className="flex items-start gap-3 py-2.5">
            <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-larimar" />
            <p className="min-w-0 flex-1 wrap-anywhere">
              {before(actor ?? '')}
              {href ? (
                <Link href={href} className="inline-link">
                  {label}
                </Link>
              ) : (
                label
              )}
              {after}
              <RelativeTime instant={at} className="block text-sm text-muted" />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
