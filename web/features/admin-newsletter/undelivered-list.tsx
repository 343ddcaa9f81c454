import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue, UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { resendAction } from './issue-actions.tsx';
import { type IssueMutations, undeliveredQuery } from './issues.api.ts';

const PAGE_SIZE = 20;

const texts: Record<UndeliveredState, { heading: string; intro: string }> = {
  failed: {
    heading: 'Correos fallidos',
    intro: 'El servidor de correo los rechazó. Revisa la dirección, o inténtalo otra vez.',
  },
  unacknowledged: {
    heading: 'Correos sin acuse',
    intro:
      'El envío se interrumpió justo después de entregarlos y la respuesta del servidor de correo se perdió. Casi seguro que llegaron; por eso no se repiten solos.',
  },
};

interface UndeliveredListProps {
  issue: Issue;
  state: UndeliveredState;
  mutations: IssueMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

/** Failed or unacknowledged deliveries of an issue, with an action to resend them. */
export function UndeliveredList({ issue, state, mutations, confirmAction }: UndeliveredListProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(undeliveredQuery(issue.id, { state, page, limit: PAGE_SIZE }));
  const { heading, intro } = texts[state];
  return (
    <CardSection
      heading={heading}
      action={
        <Button size="sm" variant="outline" onClick={() => confirmAction(resendAction(issue, state, mutations))}>
          Enviar de nuevo<span className="sr-only">: {heading}</span>
        </Button>
      }
    >
      <p className="mb-3 max-w-prose text-sm text-muted">{intro}</p>
      <QueryBoundary
        query={query}
        skeleton={<Skeleton className="h-24" />}
        loading="Cargando direcciones..."
        failed="No se pudieron cargar las direcciones"
      >
        {({ deliveries, totalPages }) => (
          <>
            <ul className="grid gap-2 text-sm">
              {deliveries.map(({ email, problem }) => (
                <li key={email} className="wrap-anywhere">
                  <strong>{email}</strong>
                  {problem ? <span className="block text-muted">{problem}</span> : null}
                </li>
              ))}
            </ul>
            <Pagination
              label={`Paginación de ${heading.toLowerCase()}`}
              page={page}
              totalPages={totalPages}
              onPage={setPage}
              className="mt-4"
            />
          </>
        )}
      </QueryBoundary>
    </CardSection>
  );
}
