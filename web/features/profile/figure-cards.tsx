import { useQuery } from '@tanstack/react-query';
import type { UserStats } from '#contract/profile/activity.contract.ts';
import { formatCount } from '../../lib/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { ShapeList } from '../../ui/skeleton.tsx';
import { statsQuery } from './activity.api.ts';

interface Figure {
  label: string;
  value: number;
}

function FigureList({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return (
    <dl className={`grid gap-4 ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-bold tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function forumFigures(stats: Partial<UserStats>): Figure[] {
  return [
    { label: 'Posts creados', value: stats.postsCreated ?? 0 },
    { label: 'Comentarios', value: stats.commentsCount ?? 0 },
    { label: 'Me gusta recibidos', value: stats.likesReceived ?? 0 },
    { label: 'Reputación', value: stats.forumReputation ?? 0 },
  ];
}

export function StatsCard() {
  const query = useQuery(statsQuery);
  return (
    <CardSection heading="Actividad">
      <QueryBoundary
        query={query}
        loading="Cargando tus cifras..."
        failed="No se pudieron cargar tus cifras"
        skeleton={
          <ShapeList
            count={4}
            bars={['h-14']}
            grid="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]"
          />
        }
      >
        {(stats) => (
          <FigureList
            figures={forumFigures(stats)}
            className="grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]"
          />
        )}
      </QueryBoundary>
    </CardSection>
  );
}

export function NetworkCard() {
  const query = useQuery(statsQuery);
  return (
    <CardSection heading="Tu Red">
      <QueryBoundary
        query={query}
        loading="Cargando tu red..."
        failed="No se pudo cargar tu red"
        skeleton={
          <ShapeList
            count={3}
            bars={['h-14']}
            grid="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))]"
          />
        }
      >
        {({ connections, eventsAttended, projectsParticipated }) => (
          <FigureList
            className="grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))]"
            figures={[
              { label: 'Conexiones', value: connections },
              { label: 'Eventos asistidos', value: eventsAttended },
              { label: 'Proyectos', value: projectsParticipated },
            ]}
          />
        )}
      </QueryBoundary>
      <ButtonLink href="/members" variant="outline" className="mt-5 w-full">
        Expandir Red
      </ButtonLink>
    </CardSection>
  );
}
