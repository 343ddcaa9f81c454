import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check } from 'lucide-react';
import { Link } from 'wouter';
import type { QueryOf } from '#contract/endpoint.ts';
import { type RegisteredEvent as Registered, registrationContract } from '#contract/events/registration.contract.ts';
import { calendarPath, eventPath } from '#contract/paths.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';
import { useListParams } from '../../lib/use-list-params.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { DateBlock } from './date-block.tsx';
import { EventFacts } from './event-facts.tsx';
import { CancelRegistration, CancelRegistrationDialog, hasEnded, OwnRegistration } from './member-registration.tsx';
import { useRegistration } from './use-registration.ts';

/** Revalidated: a seat may have come free meanwhile, or the event been cancelled. */
const ownRegistrationsQuery = (query: QueryOf<typeof registrationContract.listOwnRegistrations>) =>
  listQuery(registrationContract.listOwnRegistrations, { query }, revalidate);

function RegisteredBadge({ registered: { event, status, attendedAt } }: { registered: Registered }) {
  if (event.status === 'cancelled') return <Badge tone="red">Evento cancelado</Badge>;
  if (attendedAt) {
    return (
      <Badge tone="green">
        <Check aria-hidden="true" className="size-3.5" /> Asististe
      </Badge>
    );
  }
  return status === 'waitlisted' ? (
    <Badge tone="yellow">Quedaste en lista de espera</Badge>
  ) : (
    <Badge>Sin asistencia marcada</Badge>
  );
}

function RegisteredEvent({ registered }: { registered: Registered }) {
  const { event } = registered;
  const { focusTarget, isPending, isConfirming, askToCancel, closeCancel, cancel } = useRegistration(event);
  return (
    <Card as="article" className="flex flex-col gap-4 p-4 sm:flex-row sm:p-5">
      <div className="flex min-w-0 flex-1 gap-4">
        <DateBlock date={event.date} />
        <div className="min-w-0">
          <h3 className="mb-2 text-lg leading-snug wrap-anywhere">
            <Link href={eventPath(event)} className="hover:underline">
              {event.title}
            </Link>
          </h3>
          <EventFacts event={event} show={['time', 'location']} />
        </div>
      </div>
      <div ref={focusTarget} tabIndex={-1} className="flex flex-col gap-2 sm:w-56 sm:shrink-0 sm:items-end">
        {hasEnded(event.registrationState) ? (
          <p>
            <RegisteredBadge registered={registered} />
          </p>
        ) : (
          <>
            <OwnRegistration event={event} className="w-full" />
            <ButtonLink
              href={calendarPath(event)}
              variant="outline"
              size="sm"
              className="min-h-11 w-full"
              aria-label={`Agregar al calendario: ${event.title}`}
            >
              <CalendarPlus aria-hidden="true" className="size-4" />
              Agregar al calendario
            </ButtonLink>
            <CancelRegistration event={event} onCancel={askToCancel} className="w-full" />
          </>
        )}
      </div>
      <CancelRegistrationDialog
        event={event}
        open={isConfirming}
        busy={isPending}
        onConfirm={cancel}
        onClose={closeCancel}
      />
    </Card>
  );
}

const PAGE_SIZE = 20;

const texts = {
  one: 'inscripción',
  many: 'inscripciones',
  loading: 'Cargando inscripciones...',
  failed: 'No se pudieron cargar tus inscripciones',
};

const scopes = [
  { value: 'proximas', scope: 'upcoming', label: 'Próximas', empty: 'No tienes inscripciones próximas' },
  { value: 'pasadas', scope: 'past', label: 'Pasadas', empty: 'Aún no tienes eventos pasados' },
] as const;

export function OwnRegistrations() {
  const params = useListParams(['proximas', 'pasadas']);
  const { scope, label, empty } = scopes.find(({ value }) => value === params.state) ?? scopes[0];
  const query = useQuery(ownRegistrationsQuery({ scope, page: params.page, limit: PAGE_SIZE }));
  return (
    <>
      <FilterChips
        label="Filtrar inscripciones por fecha"
        options={scopes}
        value={params.state}
        onChange={params.setState}
        className="mb-5"
      />
      <PagedList
        query={query}
        items={query.data?.registrations}
        itemKey={({ event }) => event.id}
        pageSize={PAGE_SIZE}
        onPage={params.setPage}
        heading={label}
        texts={texts}
        empty={{
          title: empty,
          description: scope === 'upcoming' ? 'Cuando te inscribas en un evento, lo verás aquí.' : undefined,
          action: <ButtonLink href="/events">Ver eventos</ButtonLink>,
        }}
      >
        {(registered) => <RegisteredEvent registered={registered} />}
      </PagedList>
    </>
  );
}
