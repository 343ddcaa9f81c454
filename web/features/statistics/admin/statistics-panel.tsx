import { useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  type LucideIcon,
  Mail,
  MessageSquare,
  MessagesSquare,
  Rocket,
  TrendingDown,
  TrendingUp,
  UserPlus,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import type { RecentActivityType, SiteActivity, SiteStatistics } from '#contract/statistics/statistics.contract.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PeriodCharts } from './period-charts.tsx';
import { statisticsQuery } from './statistics.api.ts';

interface CounterCardProps {
  label: string;
  icon: LucideIcon;
  total: number;
  change: number | null;
}

function CounterCard({ label, icon: Icon, total, change }: CounterCardProps) {
  const Trend = (change ?? 0) < 0 ? TrendingDown : TrendingUp;
  return (
    <Card className="p-5">
      <dt className="flex items-center gap-2 text-sm font-semibold text-muted">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-larimar" />
        {label}
      </dt>
      <dd className="mt-2">
        <span className="block text-3xl font-bold tabular-nums">{formatCount(total)}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          {change === null ? (
            'Sin datos de hace 30 días'
          ) : (
            <>
              <Trend aria-hidden="true" className="size-4 shrink-0" />
              {`${change < 0 ? '−' : '+'}${Math.abs(change)} % en los últimos 30 días`}
            </>
          )}
        </span>
      </dd>
    </Card>
  );
}

const kinds: Record<RecentActivityType, { icon: LucideIcon; before: (actor: string) => string; after?: string }> = {
  member: { icon: UserPlus, before: () => '', after: ' se registró' },
  post: { icon: MessagesSquare, before: (actor) => `${actor} publicó ` },
  comment: { icon: MessageSquare, before: (actor) => `${actor} comentó en ` },
  registration: { icon: CalendarCheck, before: (actor) => `${actor} se inscribió en ` },
  subscriber: { icon: Mail, before: () => '', after: ' se suscribió al boletín' },
  project: { icon: Rocket, before: () => 'Nuevo proyecto: ' },
};

function ActivityLines({ activity }: { activity: readonly SiteActivity[] }) {
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

export function StatisticsPanel() {
  const query = useQuery(statisticsQuery);
  return (
    <div className="grid gap-8">
      <QueryBoundary
        query={query}
        skeleton={
          <div className="grid gap-4 sm:grid-cols-3">
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} className="h-32 rounded-card" />
            ))}
          </div>
        }
        loading="Cargando estadísticas..."
        failed="No se pudieron cargar las estadísticas"
      >
        {(statistics) => <Figures statistics={statistics} />}
      </QueryBoundary>
      <PeriodCharts />
    </div>
  );
}

function Figures({ statistics: { users, posts, subscribers, recentActivity } }: { statistics: SiteStatistics }) {
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        <CounterCard label="Usuarios registrados" icon={Users} {...users} />
        <CounterCard label="Publicaciones del foro" icon={MessagesSquare} {...posts} />
        <CounterCard label="Suscriptores del boletín" icon={Mail} {...subscribers} />
      </dl>
      <section aria-labelledby="actividad-reciente">
        <h2 id="actividad-reciente" className="mb-3 text-xl">
          Actividad reciente
        </h2>
        <Card className="px-4 py-2 sm:px-5">
          <ActivityLines activity={recentActivity} />
        </Card>
      </section>
    </>
  );
}
