import { useQuery } from '@tanstack/react-query';
import type { PausedAddress } from '#contract/jobs/jobs.contract.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { countOf } from '../../../lib/numbers.ts';
import { type ConfirmedAction, useActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { pausedAddressesQuery, useAddressMutations } from './failed-jobs.api.ts';

function resumeAction({ id, email }: PausedAddress, resume: (id: string) => Promise<unknown>): ConfirmedAction {
  return {
    title: <ConfirmQuestion verb="Reanudar los correos a" name={email} />,
    text: 'Hazlo cuando sepas que la dirección funciona. Si vuelve a rechazar los correos, quedará otra vez en pausa.',
    confirmLabel: 'Reanudar',
    busyLabel: 'Reanudando...',
    run: () => resume(id),
    success: { title: 'Correos reanudados', description: `El próximo correo saldrá hacia ${email}.` },
    failure: 'No se pudieron reanudar los correos',
  };
}

function resumeAllAction(total: number, resumeAll: () => Promise<unknown>): ConfirmedAction {
  return {
    title: `¿Reanudar los correos a ${countOf(total, 'dirección', 'direcciones')}?`,
    text: 'Hazlo cuando el problema haya sido del servidor de correo y esté resuelto. Las que vuelvan a rechazar los correos quedarán otra vez en pausa.',
    confirmLabel: 'Reanudar todas',
    busyLabel: 'Reanudando...',
    run: resumeAll,
    success: { title: 'Correos reanudados', description: 'Los próximos correos saldrán hacia todas.' },
    failure: 'No se pudieron reanudar los correos',
  };
}

function AddressCard({ address, onResume }: { address: PausedAddress; onResume: () => void }) {
  const { email, reason, refusals, pausedAt, skipped } = address;
  return (
    <Card as="article" className="flex flex-col gap-3 p-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="min-w-0 text-sm">
        <h3 className="text-base wrap-anywhere">{email}</h3>
        <p className="mt-1 font-mono text-xs text-destructive wrap-anywhere">{reason}</p>
        <p className="mt-1 text-xs text-muted">
          En pausa desde el {formatInstant(pausedAt)} · {countOf(refusals, 'día con rechazos', 'días con rechazos')} ·{' '}
          {skipped > 0 ? countOf(skipped, 'aviso sin enviar', 'avisos sin enviar') : 'ningún aviso sin enviar'}
        </p>
      </div>
      <Button size="sm" className="shrink-0" aria-label={`Reanudar los correos a ${email}`} onClick={onResume}>
        Reanudar
      </Button>
    </Card>
  );
}

const PAGE_SIZE = 20;

const texts = {
  one: 'dirección',
  many: 'direcciones',
  loading: 'Cargando direcciones...',
  failed: 'No se pudieron cargar las direcciones en pausa',
};

export function PausedAddresses({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const query = useQuery(pausedAddressesQuery({ page, limit: PAGE_SIZE }));
  const { resume, resumeAll } = useAddressMutations();
  const total = query.data?.total ?? 0;
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <PagedList
        query={query}
        items={query.data?.addresses}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        onPage={onPage}
        heading="Direcciones en pausa"
        texts={texts}
        empty={{ title: 'Ninguna dirección está en pausa', description: 'Los servidores de correo las aceptan todas.' }}
        toolbar={
          <div className="mb-3 flex flex-col items-start gap-3">
            <p className="max-w-prose text-sm text-muted">
              Sus servidores rechazaron los correos. No reciben boletines ni notificaciones; lo que la persona pide,
              como un enlace para cambiar la contraseña, se intenta siempre. La pausa termina sola cuando un correo
              llega o cuando la persona confirma o cambia su dirección.
            </p>
            {total > 1 ? (
              <Button size="sm" variant="outline" onClick={() => confirmAction(resumeAllAction(total, resumeAll))}>
                Reanudar todas
              </Button>
            ) : null}
          </div>
        }
      >
        {(address) => <AddressCard address={address} onResume={() => confirmAction(resumeAction(address, resume))} />}
      </PagedList>
      {dialog}
    </>
  );
}
