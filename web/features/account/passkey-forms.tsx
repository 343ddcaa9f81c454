import { factorLimits, type Passkey } from '#contract/account/factors.contract.ts';
import { browserName } from '#contract/browser-name.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAddPasskey, useRenamePasskey } from './factors.api.ts';
import { useAccountForm } from './use-account-form.ts';

interface PasskeyFormProps {
  passkey: Passkey | 'new';
  onClose: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
}

export function PasskeyForm({ passkey, onClose, onAdded }: PasskeyFormProps) {
  if (passkey === 'new') return <AddForm onClose={onClose} onAdded={onAdded} />;
  return <RenameForm passkey={passkey} onClose={onClose} />;
}

function AddForm({ onClose, onAdded }: Omit<PasskeyFormProps, 'passkey'>) {
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
        await rename.mutateAsync({ params: { id: passkey.id }, body: { name } });
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
    schema: async () => (await import('#contract/account/factors.contract.ts')).passkeyBody,
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
