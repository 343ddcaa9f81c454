import { useQuery } from '@tanstack/react-query';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { typeLabels } from '../../copy/events.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { changeParams } from '../../lib/search-params.ts';
import { useFocusAdded } from '../../lib/use-focus-added.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { EventStatusBadge, EventTypeIcon } from './event-badges.tsx';
import { EventsSkeleton } from './event-card.tsx';
import { MAX_EVENTS, pastEventsQuery } from './events.api.ts';

const STEP = 6;

/** Number of past events to show (`anteriores` in the URL). */
export function readPastShown(params: URLSearchParams): number {
  const asked = Number(params.get('anteriores'));
  return Number.isInteger(asked) && asked > STEP ? Math.min(asked, MAX_EVENTS) : STEP;
}

export function morePastShown(params: URLSearchParams): string {
  return String(readPastShown(params) + STEP);
}

function PastEvent({ event }: { event: PortalEvent }) {
  return (
    <Card as="article" className="relative flex h-full flex-col gap-2 p-5">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <EventTypeIcon type={event.type} />
          {typeLabels[event.type].one}
        </span>
        <EventStatusBadge status={event.status} />
      </p>
      <CardTitle href={eventPath(event)} className="text-lg leading-snug">
        {event.title}
      </CardTitle>
      <p className="mt-auto pt-1 text-sm text-muted">
        <time dateTime={event.date}>{formatLongDate(event.date)}</time>
        <span className="block">{countOf(event.registered, 'participante', 'participantes')}</span>
      </p>
    </Card>
  );
}

export function PastEventsSection() {
  const [params, setParams] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery(pastEventsQuery(readPastShown(params)));
  const events = data?.events ?? [];
  const { list, expectMore } = useFocusAdded(events.length);

  function loadMore() {
    expectMore();
    setParams((current) => changeParams(current, { anteriores: morePastShown(current) }), { replace: true });
  }

  if (data && events.length === 0) return null;
  return (
    <Section heading="Eventos Anteriores" intro="Lo que ya compartimos." background="card">
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar los eventos anteriores" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <EventsSkeleton count={3} className="md:grid-cols-3" />}
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
