import { factorLimits, type Passkey } from '#contract/account/factors.contract.ts';
import { browserName } from '#contract/browser-name.ts';
import { toast } from '../../ui/toast-store.ts';
import { AccountForm } from './account-form.tsx';
import { useAddPasskey, useRenamePasskey } from './factors.api.ts';

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
        submit={{ label: 'Crear la llave', busy: 'Esperando al dispositivo...' }}
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
      submit={{ label: 'Guardar', busy: 'Guardando...' }}
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
  submit: { label: string; busy: string };
  onCancel: () => void;
  /** Resolves to `false` if it has reported a failure itself. */
  send: (name: string) => Promise<unknown>;
  success: { title: string; description: string };
}

function NameForm({ initial, submit, onCancel, send, success }: NameFormProps) {
  const { passkeyName: max } = factorLimits;
  const help = 'Para reconocerla entre las demás.';
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/factors.contract.ts')).passkeyBody}
      fields={{
        name: { control: 'text', label: 'Nombre', help, max, required: 'unmarked', input: { defaultValue: initial } },
      }}
      send={({ name }) => send(name)}
      success={success}
      failure={{ description: 'No se pudo guardar el nombre.', heading: 'No pudimos guardarla' }}
      submit={submit}
      onCancel={onCancel}
    />
  );
}
