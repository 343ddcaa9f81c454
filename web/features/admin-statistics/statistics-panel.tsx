import { useQuery } from '@tanstack/react-query';
import { Mail, MessagesSquare, Users } from 'lucide-react';
import type { SiteStatistics } from '#contract/admin/statistics.contract.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActivityLines } from './activity-lines.tsx';
import { CounterCard } from './counter-card.tsx';
import { statisticsQuery } from './statistics.api.ts';
import { WeeklyCharts } from './weekly-charts.tsx';

export function StatisticsPanel() {
  const { data, error, isError, isFetching, refetch } = useQuery(statisticsQuery);
  useRedirectIfLoggedOut(error);
  return (
    <div className="grid gap-8">
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar las estadísticas" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : (
        <div role="status" className="grid gap-4 sm:grid-cols-3">
          <span className="sr-only">Cargando estadísticas...</span>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-32 rounded-card" />
          ))}
        </div>
      )}
      {data ? <Figures statistics={data} /> : null}
      <WeeklyCharts />
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
