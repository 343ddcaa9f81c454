import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { securityContract } from '#contract/account/security.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { forgottenPasswordPath, secondStepPath } from '#contract/paths.ts';
import { keepIdentities } from '../../content/keep-identities.ts';
import { isInvalidLink, serverFieldMessages } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { CheckboxField, Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { useResetPassword } from './security.api.ts';
import { useAccountForm } from './use-account-form.ts';

interface ResetPasswordFormProps {
  token: string;
  /** Known from the link; otherwise the name is asked for when the server demands it. */
  needsName: boolean;
  hasExternalLogin: boolean;
}

type ResetForm = Omit<BodyOf<typeof securityContract.resetPassword>, 'token'>;

export function ResetPasswordForm({ token, needsName, hasExternalLogin }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const [, navigate] = useLocation();
  const [asksName, setAsksName] = useState(needsName);
  const { submit, field, register, summary } = useAccountForm<ResetForm>({
    // The token is validated by the server only: the form could not correct it.
    schema: async () => {
      const { claimForm, resetPasswordForm } = await import('#contract/account/security.contract.ts');
      return asksName ? claimForm : resetPasswordForm;
    },
    fields: ['firstName', 'lastName', 'password'],
    send: async (values) => {
      try {
        const { isSignedIn } = await reset.mutateAsync({ body: { ...values, token } });
        navigate(isSignedIn ? '/' : secondStepPath(), { replace: true });
      } catch (error) {
        const { firstName, lastName } = serverFieldMessages(error);
        if (firstName || lastName) setAsksName(true);
        throw error;
      }
    },
    success: { title: 'Contraseña cambiada', description: 'Las sesiones que estaban abiertas quedaron cerradas.' },
    failure: {
      description: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
      heading: 'No pudimos cambiar tu contraseña',
    },
  });
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
      {asksName ? (
        <>
          <p>
            Nadie había confirmado el correo de esta cuenta. Por si la creó otra persona, empieza de cero: escribe cómo
            te llamas.
          </p>
          <Field label="Nombre" {...field('firstName')}>
            {(control) => <Input {...control} {...register('firstName')} autoComplete="given-name" required />}
          </Field>
          <Field label="Apellido" {...field('lastName')}>
            {(control) => <Input {...control} {...register('lastName')} autoComplete="family-name" required />}
          </Field>
        </>
      ) : null}
      <NewPasswordField label="Contraseña nueva" {...field('password')} register={register('password')} />
      {hasExternalLogin && !asksName ? <CheckboxField {...register('keepIdentities')} {...keepIdentities} /> : null}
      <Button type="submit" busy={reset.isPending} busyLabel="Guardando...">
        Guardar la contraseña
      </Button>
    </form>
  );
}
