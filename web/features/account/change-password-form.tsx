import { accountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { useChangePassword } from './security.api.ts';

const fields = {
  currentPassword: { ...accountFields.password, label: 'Contraseña actual' },
  newPassword: accountFields.newPassword,
};

export function ChangePasswordForm() {
  const change = useChangePassword();
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/security.contract.ts')).changePasswordBody}
      fields={fields}
      send={async (body, reset) => {
        await change.mutateAsync({ body });
        reset();
      }}
      success={{ title: 'Contraseña cambiada', description: 'Las demás sesiones quedaron cerradas.' }}
      failure={{
        description: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
        heading: 'No pudimos cambiar tu contraseña',
      }}
      submit={{ label: 'Cambiar contraseña', busy: 'Guardando...', className: 'justify-self-start' }}
      className="grid max-w-xl gap-5"
    />
  );
}
