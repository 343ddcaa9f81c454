import type { ReactNode } from 'react';
import { Button, TwoLabels } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** `bdi` isolates the writing direction of the name. */
export function ConfirmQuestion({ verb, name }: { verb: string; name: string }) {
  return (
    <>
      ¿{verb} «<bdi>{name}</bdi>»?
    </>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  /** For actions that are themselves a cancellation. */
  closeLabel?: string;
  busy?: boolean;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel,
  closeLabel = 'Cancelar',
  busy,
  destructive,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="text-muted">{children}</div>
      <div className="mt-6 action-row">
        <Button variant="secondary" onClick={onClose}>
          {/* What runs goes on. */}
          <TwoLabels first={closeLabel} second="Cerrar" isSecond={busy === true} />
        </Button>
        <Button variant={destructive ? 'destructive' : 'primary'} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
