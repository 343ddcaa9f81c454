import { useQuery } from '@tanstack/react-query';
import {
  Briefcase,
  CalendarCheck,
  CalendarDays,
  CircleDot,
  FileText,
  Heart,
  type LucideIcon,
  MessageCircle,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ActivityItem, ActivityScope } from '#contract/profile/activity.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { recentActivityQuery } from './activity.api.ts';

const icons: Record<string, LucideIcon> = {
  'file-text': FileText,
  'message-circle': MessageCircle,
  heart: Heart,
  calendar: CalendarDays,
  'calendar-check': CalendarCheck,
  briefcase: Briefcase,
  users: Users,
};

export function ActivityEntry({ item: { icon, title, href, createdAt } }: { item: ActivityItem }) {
  const Icon = icons[icon] ?? CircleDot;
  return (
    <div className="flex items-start gap-3">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-subtle text-muted">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <p className="min-w-0 leading-snug">
        <Link href={href} dir="auto" className="inline-block py-0.5 font-semibold wrap-anywhere hover:underline">
          {title}
        </Link>
        <RelativeTime instant={createdAt} className="block text-sm text-muted" />
      </p>
    </div>
  );
}

function ActivityList({ items }: { items: readonly ActivityItem[] }) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item.id}>
          <ActivityEntry item={item} />
        </li>
      ))}
    </ul>
  );
}

const MAX_SHOWN = 5;

interface RecentActivityCardProps {
  heading: string;
  scope?: ActivityScope;
  empty: ReactNode;
}

export function RecentActivityCard({ heading, scope, empty }: RecentActivityCardProps) {
  const query = useQuery(recentActivityQuery({ limit: MAX_SHOWN, ...(scope && { scope }) }));
  return (
    <CardSection heading={heading}>
      <QueryBoundary
        query={query}
        loading="Cargando actividad..."
        failed="No se pudo cargar la actividad"
        skeleton={<RowsSkeleton count={MAX_SHOWN} />}
      >
        {(items) => (items.length > 0 ? <ActivityList items={items} /> : <div className="text-muted">{empty}</div>)}
      </QueryBoundary>
      <ButtonLink href="/actividad" variant="outline" className="mt-5 w-full sm:w-auto">
        Ver toda la actividad
      </ButtonLink>
    </CardSection>
  );
}
