import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toastAfterLoad } from '../../ui/toast-store.ts';
import { useDeleteAccount } from './own-data.api.ts';
import { useAccountForm } from './use-account-form.ts';

interface DeleteAccountFormProps {
  email: string;
  hasPassword: boolean;
  onCancel: () => void;
}

const success = { title: 'Cuenta eliminada', description: 'Gracias por haber sido parte de esta comunidad.' };

/** Full page load afterwards, since the session is gone; the anchor moves the focus to the content. */
export function DeleteAccountForm({ email, hasPassword, onCancel }: DeleteAccountFormProps) {
  const deletion = useDeleteAccount();
  const { submit, field, register, summary } = useAccountForm({
    schema: async () => (await import('#contract/own-data/own-data.contract.ts')).deleteAccountBody,
    fields: ['email', 'password'],
    send: async (body) => {
      await deletion.mutateAsync({ body });
      toastAfterLoad(success);
      location.assign('/#contenido');
    },
    success,
    failure: {
      description: 'No se pudo eliminar la cuenta. Inténtalo de nuevo.',
      heading: 'No pudimos eliminar tu cuenta',
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <ErrorSummary {...summary} />
      <Field label="Escribe tu correo para confirmar" help={email} {...field('email')}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            autoFocus
            type="email"
            inputMode="email"
            autoComplete="off"
            required
          />
        )}
      </Field>
      {hasPassword ? (
        <Field label="Tu contraseña" {...field('password')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" required />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="destructive" busy={deletion.isPending} busyLabel="Eliminando...">
          Eliminar mi cuenta
        </Button>
      </div>
    </form>
  );
}
