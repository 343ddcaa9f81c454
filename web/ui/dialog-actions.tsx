import { Button } from './button.tsx';

interface DialogActionsProps {
  /** Of the button that sends the form. */
  label: string;
  busy: boolean;
  busyLabel: string;
  onClose: () => void;
}

export function DialogActions({ label, busy, busyLabel, onClose }: DialogActionsProps) {
  return (
    <div className="action-row">
      <Button variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </div>
  );
}
