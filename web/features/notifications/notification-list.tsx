import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useListParams } from '../../lib/use-list-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { NotificationRow, useMarkAsRead } from './notification-row.tsx';
import { notificationsQuery } from './notifications.api.ts';

const PAGE_SIZE = 20;
const states = ['todos', 'sin-leer'] as const;

export function NotificationList() {
  const { state, page, setState, setPage } = useListParams(states);
  const isFiltered = state === 'sin-leer';
  const query = useQuery(notificationsQuery({ status: isFiltered ? 'unread' : 'all', page, limit: PAGE_SIZE }));
  const { read, isReadingAll } = useMarkAsRead();
  const unread = query.data?.unread ?? 0;

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <FilterChips
          label="Qué notificaciones se muestran"
          options={[
            { value: 'todos', label: 'Todas' },
            { value: 'sin-leer', label: query.data ? `Sin leer (${unread})` : 'Sin leer' },
          ]}
          value={state}
          onChange={setState}
        />
        <Button variant="outline" size="sm" disabled={unread === 0} busy={isReadingAll} onClick={() => read()}>
          <CheckCheck aria-hidden="true" className="size-4" />
          Marcar todas como leídas
        </Button>
      </div>
      <PagedList
        hasAvatars
        query={query}
        items={query.data?.notifications}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        heading={isFiltered ? 'Notificaciones sin leer' : 'Todas las notificaciones'}
        texts={{
          one: 'notificación',
          many: 'notificaciones',
          loading: 'Cargando notificaciones...',
          failed: 'No se pudieron cargar las notificaciones',
        }}
        empty={{
          title: 'Aún no tienes notificaciones',
          description: 'Aquí verás lo que pase con tus eventos, tu red y el foro.',
          action: <ButtonLink href="/events">Ver eventos</ButtonLink>,
        }}
        onClearFilters={isFiltered ? () => setState('todos') : undefined}
      >
        {(notification) => (
          <Card className="overflow-hidden">
            <NotificationRow
              notification={notification}
              onOpen={() => notification.readAt === null && read([notification.id])}
            />
          </Card>
        )}
      </PagedList>
    </>
  );
}
