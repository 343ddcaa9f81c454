import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { statsQuery } from './activity.api.ts';
import { FigureList, FigureSkeleton } from './figure-list.tsx';

export function NetworkCard() {
  const query = useQuery(statsQuery);
  return (
    <CardSection heading="Tu Red">
      <QueryBoundary
        query={query}
        loading="Cargando tu red..."
        failed="No se pudo cargar tu red"
        skeleton={<FigureSkeleton count={3} className="grid-cols-3" />}
      >
        {({ connections, eventsAttended, projectsParticipated }) => (
          <FigureList
            className="grid-cols-3"
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
