import { useEffect, useRef } from 'react';
import type { Passkey } from '#contract/account/factors.contract.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { useRemovePasskey } from './factors.api.ts';

const PasskeyForm = lazyPart(async () => (await import('./passkey-forms.tsx')).PasskeyForm);

interface PasskeyNameDialogProps {
  passkey: Passkey | 'new' | null;
  onClose: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

export function PasskeyNameDialog({ passkey, onClose, onAdded }: PasskeyNameDialogProps) {
  useEffect(PasskeyForm.preload, []);
  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title={passkey === 'new' ? 'Agregar una llave de acceso' : 'Cambiar el nombre'}
    >
      {passkey ? <PasskeyForm passkey={passkey} onClose={onClose} onAdded={onAdded} /> : null}
    </Dialog>
  );
}

const onDay = (instant: string) => formatLongDate(dayInSantoDomingo(instant));

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  confirmAction: (action: ConfirmedAction) => void;
}

export function PasskeyList({ passkeys, onRename, confirmAction }: PasskeyListProps) {
  const remove = useRemovePasskey();
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(area, list, passkeys);
  return (
    <div ref={area}>
      <ul ref={list} tabIndex={-1} aria-label="Llaves de acceso" className="divide-y divide-border">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{passkey.name}</p>
              <p className="text-sm text-muted">
                <span className="inline-block">Agregada el {onDay(passkey.createdAt)};</span>{' '}
                <span className="inline-block">
                  {passkey.lastUsedAt ? `usada el ${onDay(passkey.lastUsedAt)}` : 'sin usar todavía'}
                </span>
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                size="sm"
                aria-label={`Cambiar el nombre de ${passkey.name}`}
                onClick={() => onRename(passkey)}
              >
                Cambiar nombre
              </Button>
              <Button
                variant="outline"
                size="sm"
                className="text-destructive"
                aria-label={`Quitar ${passkey.name}`}
                onClick={() =>
                  confirmAction({
                    title: `¿Quitar «${passkey.name}»?`,
                    text: 'Esa llave ya no abrirá tu cuenta. Bórrala también de tu dispositivo.',
                    confirmLabel: 'Quitar',
                    busyLabel: 'Quitando...',
                    destructive: true,
                    run: () => remove.mutateAsync({ params: { id: passkey.id } }),
                    success: { title: 'Llave quitada', description: `«${passkey.name}» ya no abre tu cuenta.` },
                    failure: 'No se pudo quitar la llave.',
                  })
                }
              >
                Quitar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
