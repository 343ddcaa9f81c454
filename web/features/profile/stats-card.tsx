import { useQuery } from '@tanstack/react-query';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { statsQuery } from './activity.api.ts';
import { FigureList, FigureSkeleton } from './figure-list.tsx';
import { forumFigures } from './forum-figures.ts';

export function StatsCard() {
  const query = useQuery(statsQuery);
  return (
    <CardSection heading="Actividad">
      <QueryBoundary
        query={query}
        loading="Cargando tus cifras..."
        failed="No se pudieron cargar tus cifras"
        skeleton={<FigureSkeleton count={4} className="grid-cols-2" />}
      >
        {(stats) => <FigureList figures={forumFigures(stats)} className="grid-cols-2" />}
      </QueryBoundary>
    </CardSection>
  );
}
