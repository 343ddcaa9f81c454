import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import { countOf } from '../../lib/numbers.ts';
import { pendingRequestsQuery } from './dashboard.api.ts';

/** Always takes its space, even when empty or failed: no layout shift. */
export function PendingRequests() {
  const { data } = useQuery(pendingRequestsQuery);
  return (
    <p className="mt-1 flex min-h-12 items-center">
      {data && data.total > 0 ? (
        <Link
          href="/networking?pestana=pendientes"
          className="inline-flex min-h-11 items-center gap-2 leading-tight font-semibold text-sun hover:underline"
        >
          <UserPlus aria-hidden="true" className="size-5 shrink-0" />
          <span>{countOf(data.total, 'solicitud espera', 'solicitudes esperan')} tu respuesta</span>
        </Link>
      ) : null}
    </p>
  );
}
