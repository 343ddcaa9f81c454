import type { PortalEvent } from '#contract/events/events.contract.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface CancelRegistrationDialogProps {
  event: PortalEvent;
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelRegistrationDialog({ event, open, busy, onConfirm, onClose }: CancelRegistrationDialogProps) {
  const isWaiting = event.registration?.status === 'waitlisted';
  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          {isWaiting ? '¿Salir de la lista de espera de' : '¿Cancelar tu inscripción en'} «<bdi>{event.title}</bdi>»?
        </>
      }
      confirmLabel={isWaiting ? 'Salir de la lista' : 'Cancelar inscripción'}
      busyLabel="Cancelando..."
      busy={busy}
      closeLabel="Volver"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {isWaiting
          ? 'Pierdes tu lugar en la fila. Si vuelves a inscribirte, irás al final.'
          : 'Tu plaza pasa a la siguiente persona en espera. Si no hay espera y quedan plazas, puedes volver a inscribirte.'}
      </p>
    </ConfirmDialog>
  );
}
