import { accountLimits } from '#contract/account/account.contract.ts';
import { resetPasswordBody } from '#contract/account/security.contract.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useResetPassword } from './security.api.ts';
import { useAccountForm } from './use-account-form.ts';

interface ResetPasswordFormProps {
  /** Of the link that led here. */
  token: string;
}

export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const { submit, field, register, summary } = useAccountForm({
    schema: resetPasswordBody,
    fields: ['token', 'password'],
    send: reset.mutateAsync,
    success: { title: 'Contraseña cambiada', description: 'Ya puedes iniciar sesión con ella.' },
    failure: {
      title: 'Error',
      description: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
      heading: 'No pudimos cambiar tu contraseña',
    },
  });
  if (reset.isSuccess) {
    return (
      <div className="flex flex-col gap-5">
        <p role="status">{reset.data.message}</p>
        <ButtonLink href="/login">Iniciar Sesión</ButtonLink>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <input type="hidden" value={token} {...register('token')} />
      <Field
        label="Contraseña nueva"
        help={`Al menos ${accountLimits.passwordMin} caracteres; una frase larga protege mejor.`}
        {...field('password')}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" required />}
      </Field>
      <Button type="submit" busy={reset.isPending} busyLabel="Guardando...">
        Guardar la contraseña
      </Button>
    </form>
  );
}
