import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityDetail, securityKindLabel } from '../../copy/security.ts';
import { formatInstant } from '../../lib/instants.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { ownSecurityEventsQuery } from './security.api.ts';

const PAGE_SIZE = 5;

export function SecurityEventList() {
  const [page, setPage] = useState(1);
  const query = useQuery(ownSecurityEventsQuery(page, PAGE_SIZE));
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        De los últimos 90 días. Si ves algo que no hiciste, cambia tu contraseña y escríbenos.
      </p>
      <QueryBoundary
        query={query}
        skeleton={<LinesSkeleton lines={5} />}
        loading="Cargando la actividad..."
        failed="No se pudo cargar la actividad de tu cuenta"
      >
        {({ events, totalPages }) => (
          <>
            <ul aria-label="Actividad de tu cuenta" className="divide-y divide-border">
              {events.map(({ id, kind, at, network, detail }) => (
                <li key={id} className="py-2.5">
                  <p className="font-medium">{securityKindLabel(kind)}</p>
                  <p className="text-sm text-muted">
                    {[formatInstant(at), securityDetail(detail), network && `desde la red ${network}`]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
            <Pagination label="Paginación de la actividad" page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}
