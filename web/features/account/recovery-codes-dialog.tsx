import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';

interface RecoveryCodesDialogProps {
  codes: string[] | null;
  onClose: () => void;
}

async function copy(codes: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ title: 'Códigos copiados', description: 'Pégalos donde solo tú los veas.' });
  } catch {
    toast({ title: 'No se pudo copiar', description: 'Descárgalos o escríbelos a mano.', variant: 'destructive' });
  }
}

/** The codes are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog open={codes !== null} onClose={onClose} title="Guarda tus códigos de recuperación">
      {codes ? (
        <div className="grid gap-4">
          <p>
            Con uno de estos códigos entras si pierdes tu teléfono o tu llave. Cada uno sirve una sola vez.{' '}
            <strong>No los volveremos a mostrar.</strong>
          </p>
          <ul
            aria-label="Códigos de recuperación"
            className="grid grid-cols-2 gap-2 rounded-input bg-subtle p-4 font-mono"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="action-row">
            <Button variant="outline" onClick={() => void copy(codes)}>
              Copiar
            </Button>
            <ButtonLink
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
              download="codigos-de-recuperacion.txt"
              variant="outline"
            >
              Descargar
            </ButtonLink>
            <Button onClick={onClose}>Ya los guardé</Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
