import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { RegisteredEvent } from '#contract/events/registration.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { formatLongDate, formatTime } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { nextEventsQuery } from './dashboard.api.ts';

export function NextEventsCard() {
  const query = useQuery(nextEventsQuery);
  return (
    <CardSection heading="Tus próximos eventos">
      <QueryBoundary
        query={query}
        loading="Cargando tus eventos..."
        failed="No se pudieron cargar tus eventos"
        skeleton={<LinesSkeleton lines={2} />}
      >
        {({ registrations }) =>
          registrations.length > 0 ? (
            <ul className="grid gap-4">
              {registrations.map((registration) => (
                <NextEvent key={registration.event.id} registration={registration} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">
              No tienes eventos por delante.{' '}
              <Link href="/events" className="inline-link">
                Mira los próximos
              </Link>
            </p>
          )
        }
      </QueryBoundary>
    </CardSection>
  );
}

function NextEvent({ registration: { event, status, position } }: { registration: RegisteredEvent }) {
  return (
    <li>
      <Link href={eventPath(event)} className="inline-block font-semibold hover:underline">
        {event.title}
      </Link>
      <p className="text-sm text-muted">
        <time dateTime={event.date}>{formatLongDate(event.date)}</time>, {formatTime(event.time)}
      </p>
      {event.status === 'cancelled' ? <Badge tone="red">Cancelado</Badge> : null}
      {status === 'waitlisted' ? <Badge tone="yellow">Lista de espera, puesto {position}</Badge> : null}
    </li>
  );
}
