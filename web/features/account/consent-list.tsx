import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentPurpose, OwnConsent } from '#contract/account/own-data.contract.ts';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import { formatInstant } from '../../lib/instants.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { consentsQuery, useWithdrawConsent } from './own-data.api.ts';

const PAGE_SIZE = 5;

/** Label of each purpose, and the consequence of withdrawing its consent. */
const purposes: Record<ConsentPurpose, { label: string; consequence: string }> = {
  registration: {
    label: 'Tu cuenta',
    consequence: 'Queda escrito que lo retiraste. Para que dejemos de guardar tus datos, elimina también tu cuenta.',
  },
  contact: {
    label: 'Un mensaje al Consejo',
    consequence: 'El mensaje que enviaste se borra y no se puede recuperar.',
  },
  newsletter: { label: 'El boletín', consequence: 'El boletín deja de llegar a tu correo.' },
};

function stateOf({ given, withdrawnAt }: OwnConsent) {
  if (withdrawnAt) return <Badge>Retirado el {formatInstant(withdrawnAt)}</Badge>;
  return given ? <Badge tone="green">Dado</Badge> : <Badge tone="yellow">No dado</Badge>;
}

export function ConsentList() {
  const [page, setPage] = useState(1);
  const query = useQuery(consentsQuery(page, PAGE_SIZE));
  const withdraw = useWithdrawConsent();
  const { confirmAction, dialog } = useActionDialog();

  function confirmWithdraw({ id, purpose }: OwnConsent) {
    confirmAction({
      title: '¿Retirar este consentimiento?',
      text: purposes[purpose].consequence,
      confirmLabel: 'Retirar',
      busyLabel: 'Retirando...',
      destructive: true,
      run: async () => {
        await withdraw.mutateAsync(id);
      },
      success: { title: 'Consentimiento retirado', description: purposes[purpose].consequence },
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
            <ul aria-label="Consentimientos" className="divide-y divide-border">
              {consents.map((consent) => (
                <li key={consent.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div>
                    <p className="flex flex-wrap items-center gap-2 font-medium">
                      {purposes[consent.purpose].label} {stateOf(consent)}
                    </p>
                    <p className="text-sm text-muted">
                      {formatInstant(consent.createdAt)},{' '}
                      <a href={`${legalPaths.privacy}?version=${consent.version}`} className="inline-link">
                        versión {consent.version} del texto
                      </a>
                    </p>
                  </div>
                  {consent.given && !consent.withdrawnAt ? (
                    <Button
                      variant="outline"
                      size="sm"
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
