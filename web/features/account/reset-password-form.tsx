import { Link } from 'wouter';
import { forgottenPasswordPath } from '#contract/paths.ts';
import { isInvalidLink } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from './outcome.tsx';
import { useResetPassword } from './security.api.ts';
import { useAccountForm } from './use-account-form.ts';

interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string;
}

export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const { submit, field, register, summary } = useAccountForm({
    // The token is validated by the server only: the form could not correct it.
    schema: async () => (await import('#contract/account/security.contract.ts')).resetPasswordForm,
    fields: ['password'],
    send: ({ password }) => reset.mutateAsync({ token, password }),
    success: { title: 'Contraseña cambiada', description: 'Ya puedes iniciar sesión con ella.' },
    failure: {
      description: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
      heading: 'No pudimos cambiar tu contraseña',
    },
  });
  if (reset.isSuccess) {
    return (
      <div className="flex flex-col gap-5">
        <Outcome>{reset.data.message}</Outcome>
        <ButtonLink href="/login">Iniciar Sesión</ButtonLink>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      {isInvalidLink(reset.error) ? (
        <p>
          Cada enlace sirve por una hora y una sola vez.{' '}
          <Link href={forgottenPasswordPath} className="inline-link">
            Pide uno nuevo
          </Link>
        </p>
      ) : null}
      <NewPasswordField label="Contraseña nueva" {...field('password')} register={register('password')} />
      <Button type="submit" busy={reset.isPending} busyLabel="Guardando...">
        Guardar la contraseña
      </Button>
    </form>
  );
}
