import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import type { ConsentPurpose, OwnConsent } from '#contract/own-data/own-data.contract.ts';
import { formatInstant } from '../../lib/instants.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { consentsQuery, useWithdrawConsent } from './own-data.api.ts';

const PAGE_SIZE = 5;

interface Purpose {
  label: string;
  /** "Si lo retiras, …" */
  consequence: string;
  outcome: string;
}

const purposes: Record<ConsentPurpose, Purpose> = {
  registration: {
    label: 'Tu cuenta',
    consequence:
      'queda constancia de que lo retiraste, y tu cuenta sigue abierta. Para que dejemos de guardar tus datos, elimina también tu cuenta.',
    outcome:
      'Quedó constancia de que lo retiraste. Tu cuenta sigue abierta: para que dejemos de guardar tus datos, elimínala aquí abajo.',
  },
  contact: {
    label: 'Un mensaje de contacto',
    consequence: 'el mensaje que enviaste se borra y no se puede recuperar.',
    outcome: 'El mensaje que enviaste se borró.',
  },
  newsletter: {
    label: 'El boletín',
    consequence: 'el boletín deja de llegar a tu correo.',
    outcome: 'El boletín ya no llega a tu correo.',
  },
};

function stateOf({ given, withdrawnAt }: OwnConsent) {
  if (withdrawnAt) return <Badge>Retirado el {formatInstant(withdrawnAt)}</Badge>;
  return given ? <Badge tone="green">Dado</Badge> : <Badge tone="yellow">No dado</Badge>;
}

function Consequence({ consent: { purpose, given, withdrawnAt } }: { consent: OwnConsent }) {
  const { consequence, outcome } = purposes[purpose];
  if (!given) return null;
  return (
    <p className="mt-1 max-w-prose text-sm text-muted">{withdrawnAt ? outcome : `Si lo retiras, ${consequence}`}</p>
  );
}

export function ConsentList() {
  const [page, setPage] = useState(1);
  const query = useQuery(consentsQuery(page, PAGE_SIZE));
  const withdraw = useWithdrawConsent();
  const { confirmAction, dialog } = useActionDialog();
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, list, query.data);

  function confirmWithdraw({ id, purpose }: OwnConsent) {
    confirmAction({
      title: '¿Retirar este consentimiento?',
      text: `Si lo retiras, ${purposes[purpose].consequence}`,
      confirmLabel: 'Retirar',
      busyLabel: 'Retirando...',
      destructive: true,
      run: async () => {
        await withdraw.mutateAsync({ params: { id } });
      },
      success: { title: 'Consentimiento retirado', description: purposes[purpose].outcome },
      failure: 'No se pudo retirar el consentimiento',
    });
  }

  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<LinesSkeleton lines={3} />}
        loading="Cargando tus consentimientos..."
        failed="No se pudieron cargar tus consentimientos"
      >
        {({ consents, totalPages }) => (
          <>
            {consents.length === 0 ? <p className="text-muted">No hay consentimientos guardados.</p> : null}
            <ul ref={list} tabIndex={-1} aria-label="Consentimientos" className="divide-y divide-border">
              {consents.map((consent) => (
                <li key={consent.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0 flex-1 basis-72">
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      {purposes[consent.purpose].label} {stateOf(consent)}
                    </p>
                    <p className="text-sm text-muted">
                      {formatInstant(consent.createdAt)},{' '}
                      <a href={`${legalPaths.privacy}?version=${consent.version}`} className="inline-link">
                        versión {consent.version} del texto
                      </a>
                    </p>
                    <Consequence consent={consent} />
                  </div>
                  {consent.given && !consent.withdrawnAt ? (
                    <Button
                      variant="outline"
                      size="sm"
                      className="text-destructive"
                      aria-label={`Retirar el consentimiento: ${purposes[consent.purpose].label}`}
                      onClick={() => confirmWithdraw(consent)}
                    >
                      Retirar
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
            <Pagination
              label="Paginación de los consentimientos"
              page={page}
              totalPages={totalPages}
              onPage={setPage}
            />
          </>
        )}
      </QueryBoundary>
      {dialog}
    </>
  );
}
