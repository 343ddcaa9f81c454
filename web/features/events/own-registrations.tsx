import { useQuery } from '@tanstack/react-query';
import { useListParams } from '../../lib/use-list-params.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { RegisteredEvent } from './registered-event.tsx';
import { ownRegistrationsQuery } from './registration.api.ts';

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

/** The viewer's registrations, upcoming and past. */
export function OwnRegistrations() {
  const params = useListParams(['proximas', 'pasadas']);
  const { scope, label, empty } = scopes.find(({ value }) => value === params.state) ?? scopes[0];
  const query = useQuery(ownRegistrationsQuery({ scope, page: params.page, limit: PAGE_SIZE }));
  useRedirectIfLoggedOut(query.error);
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
