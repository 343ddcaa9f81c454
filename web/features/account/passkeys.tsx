import { useRef } from 'react';
import * as z from 'zod/mini';
import { factorLimits, type Passkey, passkeyName } from '#contract/account/factors.contract.ts';
import { browserName } from '#contract/browser-name.ts';
import { dayInSantoDomingo, formatLongDate } from '../../lib/dates.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { useAddPasskey, useRemoveFactor, useRenamePasskey } from './factors.api.ts';
import { useAccountForm } from './use-account-form.ts';

const nameBody = z.object({ name: passkeyName });

interface PasskeyNameDialogProps {
  /** The one to rename, `new` for one to add, or `null` while closed. */
  passkey: Passkey | 'new' | null;
  onClose: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

export function PasskeyNameDialog({ passkey, onClose, onAdded }: PasskeyNameDialogProps) {
  return (
    <Dialog
      open={passkey !== null}
      onClose={onClose}
      title={passkey === 'new' ? 'Agregar una llave de acceso' : 'Cambiar el nombre'}
    >
      {passkey === 'new' ? <AddForm onClose={onClose} onAdded={onAdded} /> : null}
      {passkey && passkey !== 'new' ? <RenameForm passkey={passkey} onClose={onClose} /> : null}
    </Dialog>
  );
}

function AddForm({ onClose, onAdded }: Omit<PasskeyNameDialogProps, 'passkey'>) {
  const add = useAddPasskey();
  return (
    <>
      <p className="mb-4 text-muted">
        Tu dispositivo te pedirá la huella, el rostro o el PIN con que lo desbloqueas. Ni eso ni la llave llegan a
        nosotros.
      </p>
      <NameForm
        initial={browserName(navigator.userAgent)}
        submitLabel="Crear la llave"
        busyLabel="Esperando al dispositivo..."
        isBusy={add.isPending}
        onCancel={onClose}
        send={async (name) => {
          try {
            const { recoveryCodes } = await add.mutateAsync(name);
            onClose();
            onAdded(recoveryCodes);
          } catch (error) {
            const { passkeyFailure } = await import('./passkey-prompt.ts');
            toast({ title: 'No se agregó la llave', description: passkeyFailure(error), variant: 'destructive' });
            return false;
          }
        }}
        success={{ title: 'Llave agregada', description: 'Ya puedes entrar con ella, sin contraseña.' }}
      />
    </>
  );
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey();
  return (
    <NameForm
      initial={passkey.name}
      submitLabel="Guardar"
      busyLabel="Guardando..."
      isBusy={rename.isPending}
      onCancel={onClose}
      send={async (name) => {
        await rename.mutateAsync({ id: passkey.id, name });
        onClose();
      }}
      success={{ title: 'Nombre cambiado', description: 'La llave sigue siendo la misma.' }}
    />
  );
}

interface NameFormProps {
  initial: string;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  /** Resolves to `false` if it has reported a failure itself. */
  send: (name: string) => Promise<unknown>;
  success: { title: string; description: string };
}

function NameForm({ initial, submitLabel, busyLabel, isBusy, onCancel, send, success }: NameFormProps) {
  const { submit, field, register, summary } = useAccountForm({
    schema: nameBody,
    fields: ['name'],
    send: ({ name }) => send(name),
    success,
    failure: { description: 'No se pudo guardar el nombre.', heading: 'No pudimos guardarla' },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <Field label="Nombre" help="Para reconocerla entre las demás." {...field('name')}>
        {(control) => (
          <Input
            {...control}
            {...register('name', { value: initial })}
            maxLength={factorLimits.passkeyName}
            autoComplete="off"
            required
          />
        )}
      </Field>
      <div className="action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const onDay = (instant: string) => formatLongDate(dayInSantoDomingo(instant));

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  confirmAction: (action: ConfirmedAction) => void;
}

export function PasskeyList({ passkeys, onRename, confirmAction }: PasskeyListProps) {
  const remove = useRemoveFactor();
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
                aria-label={`Quitar ${passkey.name}`}
                onClick={() =>
                  confirmAction({
                    title: `¿Quitar «${passkey.name}»?`,
                    text: 'Esa llave ya no abrirá tu cuenta. Bórrala también de tu dispositivo.',
                    confirmLabel: 'Quitar',
                    busyLabel: 'Quitando...',
                    destructive: true,
                    run: () => remove.mutateAsync({ passkeyId: passkey.id }),
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
