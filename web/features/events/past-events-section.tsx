import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { MAX_EVENTS, pastEventsQuery } from './events.api.ts';
import { EventsSkeleton } from './events-skeleton.tsx';
import { PastEvent } from './past-event.tsx';
import { morePastShown, readPastShown } from './past-params.ts';

export function PastEventsSection() {
  const [params, setParams] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(pastEventsQuery(readPastShown(params)));
  const list = useRef<HTMLUListElement>(null);
  const [addedFrom, setAddedFrom] = useState(0);
  const events = data?.events ?? [];
  const isLoaded = events.length > addedFrom;

  // The button moves away as the list grows, so the first new event takes the focus.
  useEffect(() => {
    if (addedFrom > 0 && isLoaded) list.current?.children[addedFrom]?.querySelector('a')?.focus();
  }, [addedFrom, isLoaded]);

  function loadMore() {
    setAddedFrom(events.length);
    setParams((current) => changeParams(current, { anteriores: morePastShown(current) }), { replace: true });
  }

  return (
    <Section heading="Eventos Anteriores" intro="Lo que ya compartimos." background="card">
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar los eventos anteriores" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <EventsSkeleton count={3} className="md:grid-cols-3" />}
      {data && events.length === 0 ? <EmptyState title="Aún no hay eventos anteriores" /> : null}
      <ul ref={list} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {events.map((event) => (
          <li key={event.id}>
            <PastEvent event={event} />
          </li>
        ))}
      </ul>
      {data && events.length < Math.min(data.total, MAX_EVENTS) ? (
        <p className="mt-8 text-center">
          <Button variant="outline" onClick={loadMore} busy={isFetching} busyLabel="Cargando...">
            Ver más eventos anteriores
          </Button>
        </p>
      ) : null}
    </Section>
  );
}
