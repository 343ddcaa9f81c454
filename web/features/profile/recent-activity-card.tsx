import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ActivityScope } from '#contract/profile/activity.contract.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { recentActivityQuery } from './activity.api.ts';
import { ActivityList } from './activity-list.tsx';

const MAX_SHOWN = 5;

interface RecentActivityCardProps {
  heading: string;
  /** Restricts the list to one area of the site. */
  scope?: ActivityScope;
  empty: ReactNode;
}

/** The latest five activities, with a link to all of them. */
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
