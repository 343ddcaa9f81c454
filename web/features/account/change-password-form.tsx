import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useChangePassword } from './security.api.ts';
import { useAccountForm } from './use-account-form.ts';

export function ChangePasswordForm() {
  const change = useChangePassword();
  const { submit, field, register, reset, summary } = useAccountForm({
    schema: async () => (await import('#contract/account/security.contract.ts')).changePasswordBody,
    fields: ['currentPassword', 'newPassword'],
    send: async (body) => {
      await change.mutateAsync({ body });
      reset();
    },
    success: { title: 'Contraseña cambiada', description: 'Las demás sesiones quedaron cerradas.' },
    failure: {
      description: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
      heading: 'No pudimos cambiar tu contraseña',
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <ErrorSummary {...summary} />
      <Field label="Contraseña actual" {...field('currentPassword')}>
        {(control) => (
          <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" required />
        )}
      </Field>
      <NewPasswordField label="Contraseña nueva" {...field('newPassword')} register={register('newPassword')} />
      <Button type="submit" busy={change.isPending} busyLabel="Guardando..." className="justify-self-start">
        Cambiar contraseña
      </Button>
    </form>
  );
}
