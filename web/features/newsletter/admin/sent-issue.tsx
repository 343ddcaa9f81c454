import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue, UndeliveredState } from '#contract/newsletter/issues.contract.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { type ConfirmedAction, useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { IssueStateBadge, resendAction } from './issue-actions.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { type IssueMutations, undeliveredQuery, useIssueMutations } from './issues.api.ts';

/** The query polls while the issue is being sent. */
function IssueProgressCard({ issue }: { issue: Issue }) {
  const { state, progress, sendingSince, sentAt } = issue;
  const { total, sent, pending, failed, skipped, paused } = progress;
  const figures = [
    { label: 'Enviados', value: sent },
    { label: 'Por enviar', value: pending },
    { label: 'Fallidos', value: failed },
    ...(paused > 0 ? [{ label: 'En pausa', value: paused }] : []),
    ...(skipped > 0 ? [{ label: 'Se dieron de baja antes', value: skipped }] : []),
  ];
  const moments = [
    ...(sendingSince ? [{ label: 'Empezó', instant: sendingSince }] : []),
    ...(sentAt ? [{ label: 'Terminó', instant: sentAt }] : []),
  ];
  return (
    <CardSection heading="Envío" action={<IssueStateBadge issue={issue} />}>
      <p className="mb-2 tabular-nums">
        <strong>
          {formatCount(total - pending)} de {formatCount(total)}
        </strong>{' '}
        correos despachados
      </p>
      <ProgressLine label="Correos despachados" value={total - pending} max={total || 1} />
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label: name, value }) => (
          <div key={name} className="rounded-card bg-subtle px-3 py-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {moments.map(({ label: name, instant }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{formatInstant(instant)}</dd>
          </div>
        ))}
      </dl>
      {state === 'sending' ? (
        <p className="mt-2 text-sm text-muted">El envío sigue solo, aunque cierres esta página.</p>
      ) : null}
    </CardSection>
  );
}

const PAGE_SIZE = 20;

const texts: Record<UndeliveredState, { heading: string; intro: string }> = {
  failed: {
    heading: 'Correos fallidos',
    intro: 'El servidor de correo los rechazó. Revisa la dirección, o inténtalo otra vez.',
  },
  paused: {
    heading: 'Direcciones en pausa',
    intro:
      'No se intentaron, porque estas direcciones rechazan los correos. En «Estado del portal» puedes reanudar los correos a una dirección.',
  },
};

interface UndeliveredListProps {
  issue: Issue;
  state: UndeliveredState;
  mutations: IssueMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

function UndeliveredList({ issue, state, mutations, confirmAction }: UndeliveredListProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(undeliveredQuery(issue.id, { state, page, limit: PAGE_SIZE }));
  const { heading, intro } = texts[state];
  return (
    <CardSection
      heading={heading}
      action={
        <Button
          size="sm"
          variant="outline"
          aria-label={`Enviar de nuevo: ${heading}`}
          onClick={() => confirmAction(resendAction(issue, state, mutations))}
        >
          Enviar de nuevo
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

export function SentIssue({ issue }: { issue: Issue }) {
  const mutations = useIssueMutations();
  const { confirmAction, dialog } = useActionDialog();
  const troubled = (['failed', 'paused'] as const).filter((state) => issue.progress[state] > 0);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <IssueProgressCard issue={issue} />
        {troubled.map((state) => (
          <UndeliveredList
            key={state}
            issue={issue}
            state={state}
            mutations={mutations}
            confirmAction={confirmAction}
          />
        ))}
      </div>
      <IssuePreview issue={issue} />
      {dialog}
    </div>
  );
}
