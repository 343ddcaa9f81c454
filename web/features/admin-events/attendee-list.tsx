import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import type { AttendeeTab } from '#contract/events/attendees.contract.ts';
import { withCount } from '../../lib/numbers.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { ProvenDownload } from '../../ui/proven-download.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { SearchFilter } from '../../ui/search-filter.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AttendeeRow } from './attendee-row.tsx';
import { attendeesFile, attendeesQuery } from './attendees.api.ts';

interface Tab {
  slug: 'confirmados' | 'espera' | 'asistieron';
  status: AttendeeTab;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
const attendeeTabs: readonly [Tab, ...Tab[]] = [
  { slug: 'confirmados', status: 'confirmed', label: 'Confirmados', empty: 'Aún no hay nadie inscrito' },
  { slug: 'espera', status: 'waitlisted', label: 'En espera', empty: 'No hay nadie en lista de espera' },
  { slug: 'asistieron', status: 'attended', label: 'Asistieron', empty: 'Aún no se ha marcado ninguna asistencia' },
];

const PAGE_SIZE = 50;

const texts = {
  one: 'persona',
  many: 'personas',
  loading: 'Cargando asistentes...',
  failed: 'No se pudieron cargar los asistentes',
};

/** Attendees in tabs: confirmed, waitlisted and attended. */
export function AttendeeList({ event }: { event: AdminEvent }) {
  const params = useTabParams(attendeeTabs);
  const { tab, search, page } = params;
  const query = useQuery(attendeesQuery(event.id, { status: tab.status, search, page, limit: PAGE_SIZE }));
  const { data } = query;
  useRedirectIfLoggedOut(query.error);

  return (
    <>
      <Tabs
        label="Asistentes"
        id="asistentes"
        tabs={attendeeTabs.map(({ slug, status, label }) => ({
          value: slug,
          label: withCount(label, data?.counts[status]),
        }))}
        value={params.state}
        onChange={params.setState}
      />
      <div
        role="tabpanel"
        id={`asistentes-${tab.slug}`}
        aria-labelledby={`asistentes-${tab.slug}-tab`}
        className="pt-5"
      >
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0 grow">
            <SearchFilter label="Buscar por nombre, email o empresa" value={search} onSearch={params.setSearch} />
          </div>
          <ProvenDownload href={attendeesFile(event.id, { status: tab.status, search })} variant="outline">
            <Download aria-hidden="true" className="size-4" />
            Descargar CSV
          </ProvenDownload>
        </div>
        {data && !data.canMark ? (
          <p className="mb-4 text-sm text-muted">
            {event.status === 'cancelled'
              ? 'Este evento fue cancelado: no se marca la asistencia.'
              : 'La asistencia se marca desde el día del evento.'}
          </p>
        ) : null}
        <PagedList
          hasAvatars
          query={query}
          items={data?.attendees}
          itemKey={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={params.setPage}
          heading={tab.label}
          texts={texts}
          empty={{ title: tab.empty }}
          onClearFilters={search ? () => params.setSearch('') : undefined}
        >
          {(attendee) => <AttendeeRow eventId={event.id} attendee={attendee} canMark={data?.canMark ?? false} />}
        </PagedList>
      </div>
    </>
  );
}
