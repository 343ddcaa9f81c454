import { useQuery } from '@tanstack/react-query';
import { newEventPath } from '#contract/paths.ts';
import { useTabParams } from '../../lib/use-tab-params.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { adminEventsQuery, useEventMutations } from './admin-events.api.ts';
import { EventRecord } from './event-record.tsx';
import { eventTabs } from './event-states.ts';

const PAGE_SIZE = 20;

const texts = {
  one: 'evento',
  many: 'eventos',
  loading: 'Cargando eventos...',
  failed: 'No se pudieron cargar los eventos',
};

/** All events, filtered by state. */
export function EventManagement() {
  const params = useTabParams(eventTabs);
  const { tab, search, page } = params;
  const query = useQuery(adminEventsQuery({ state: tab.state, search, page, limit: PAGE_SIZE }));
  const mutations = useEventMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar eventos por estado',
          options: eventTabs.map(({ slug, state, label }) => ({
            value: slug,
            label,
            count: query.data?.counts[state],
          })),
        }}
        searchLabel="Buscar eventos"
        query={query}
        items={query.data?.events}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{
          title: tab.empty,
          action: tab.state === 'upcoming' ? <ButtonLink href={newEventPath}>Crear evento</ButtonLink> : null,
        }}
      >
        {(event) => <EventRecord event={event} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      {dialog}
    </>
  );
}
