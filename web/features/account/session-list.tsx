import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnSession } from '#contract/account/security.contract.ts';
import { browserName } from '#contract/browser-name.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { ownSessionsQuery, useEndOtherSessions, useEndSession } from './security.api.ts';

export function SessionList() {
  const sessions = useQuery(ownSessionsQuery);
  return (
    <QueryBoundary
      query={sessions}
      skeleton={<LinesSkeleton lines={4} />}
      loading="Cargando tus sesiones..."
      failed="No se pudieron cargar tus sesiones"
    >
      {(list) => <OpenSessions sessions={list} />}
    </QueryBoundary>
  );
}

function OpenSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const endOthers = useEndOtherSessions();
  const all = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(all, list, sessions);
  return (
    <div ref={all}>
      <ul ref={list} tabIndex={-1} aria-label="Sesiones abiertas" className="divide-y divide-border">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          className="mt-4"
          busy={endOthers.isPending}
          busyLabel="Cerrando..."
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: () => toast({ title: 'Listo', description: 'Solo queda abierta esta sesión.' }),
              onError: (error) => toastFailure('No se pudieron cerrar las sesiones.', error),
            })
          }
        >
          Cerrar las demás sesiones
        </Button>
      )}
    </div>
  );
}

const onDay = (instant: string) => formatLongDate(dayInSantoDomingo(instant));

function SessionRow({ session }: { session: OwnSession }) {
  const end = useEndSession();
  const name = browserName(session.browser);
  const input = { params: { id: session.id } };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isCurrent && <Badge tone="green">Esta sesión</Badge>}
        </p>
        <p className="text-sm text-muted">
          <span className="inline-block">Abierta el {onDay(session.signedInAt)};</span>{' '}
          <span className="inline-block">usada el {onDay(session.lastUsedOn)}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          busy={end.isPending}
          busyLabel="Cerrando..."
          aria-label={`Cerrar la sesión de ${name}`}
          onClick={() =>
            end.mutate(input, {
              onSuccess: () => toast({ title: 'Sesión cerrada', description: `${name} ya no tiene acceso.` }),
              onError: (error) => toastFailure('No se pudo cerrar la sesión.', error),
            })
          }
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
