import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import { countOf } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { pendingRequestsQuery } from './dashboard.api.ts';

/** Somebody waits for an answer. Absent where nobody does, and where it cannot be told. */
export function PendingRequests() {
  const { data } = useQuery(pendingRequestsQuery);
  if (!data || data.total === 0) return null;
  return (
    <Card className="relative flex items-center gap-3 border-primary p-4 hover:border-input-border">
      <UserPlus aria-hidden="true" className="size-5 shrink-0 text-link" />
      <Link
        href="/networking?pestana=pendientes"
        className="font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {countOf(data.total, 'solicitud de conexión espera', 'solicitudes de conexión esperan')} tu respuesta
      </Link>
    </Card>
  );
}
