import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { NotificationRow, useMarkAsRead } from './notification-row.tsx';
import { notificationsQuery } from './notifications.api.ts';

const MAX_SHOWN = 6;
const footerLink = 'inline-flex min-h-11 items-center px-4 text-sm font-semibold text-link hover:underline';

export function NotificationsPanel({ onLeave }: { onLeave: () => void }) {
  const query = useQuery(notificationsQuery({ limit: MAX_SHOWN }));
  const { read, isReadingAll } = useMarkAsRead();

  return (
    <section aria-label="Notificaciones recientes">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-border py-1 pr-1 pl-4">
        <h2 className="text-base">Notificaciones</h2>
        <Button
          variant="ghost"
          size="sm"
          disabled={!query.data || query.data.unread === 0}
          busy={isReadingAll}
          onClick={() => read()}
        >
          Marcar todas como leídas
        </Button>
      </div>
      <div className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain">
        <QueryBoundary
          query={query}
          loading="Cargando notificaciones..."
          failed="No se pudieron cargar las notificaciones"
          inset
          skeleton={
            <div className="p-4">
              <RowsSkeleton count={3} />
            </div>
          }
        >
          {({ notifications }) =>
            notifications.length === 0 ? (
              <p className="px-4 py-10 text-center text-muted">Aún no tienes notificaciones.</p>
            ) : (
              <ul className="divide-y divide-border">
                {notifications.map((notification) => (
                  <li key={notification.id}>
                    <NotificationRow
                      notification={notification}
                      onOpen={() => {
                        if (notification.readAt === null) read([notification.id]);
                        if (notification.href) onLeave();
                      }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      <div className="flex flex-wrap justify-between border-t border-border">
        <Link href="/avisos" onClick={onLeave} className={footerLink}>
          Ver todas las notificaciones
        </Link>
        <Link href="/avisos/preferencias" onClick={onLeave} className={footerLink}>
          Preferencias
        </Link>
      </div>
    </section>
  );
}
