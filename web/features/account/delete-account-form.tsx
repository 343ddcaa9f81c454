import { toastAfterLoad } from '../../ui/toast-store.ts';
import { accountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { useDeleteAccount } from './own-data.api.ts';

interface DeleteAccountFormProps {
  email: string;
  hasPassword: boolean;
  onCancel: () => void;
}

const success = { title: 'Cuenta eliminada', description: 'Gracias por haber sido parte de esta comunidad.' };

/** Full page load afterwards, since the session is gone; the anchor moves the focus to the content. */
export function DeleteAccountForm({ email, hasPassword, onCancel }: DeleteAccountFormProps) {
  const deletion = useDeleteAccount();
  return (
    <AccountForm
      schema={async () => (await import('#contract/own-data/own-data.contract.ts')).deleteAccountBody}
      fields={{
        email: {
          control: 'text',
          label: 'Escribe tu correo para confirmar',
          help: email,
          required: 'unmarked',
          input: { autoFocus: true, type: 'email', inputMode: 'email', autoComplete: 'off' },
        },
        ...(hasPassword && { password: accountFields.password }),
      }}
      send={async (body) => {
        await deletion.mutateAsync({ body });
        toastAfterLoad(success);
        location.assign('/#contenido');
      }}
      success={success}
      failure={{
        description: 'No se pudo eliminar la cuenta. Inténtalo de nuevo.',
        heading: 'No pudimos eliminar tu cuenta',
      }}
      submit={{ label: 'Eliminar mi cuenta', busy: 'Eliminando...', variant: 'destructive' }}
      onCancel={onCancel}
      actions="flex flex-wrap gap-3"
      className="grid max-w-xl gap-5"
    />
  );
}
