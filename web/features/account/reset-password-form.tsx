import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { securityContract } from '#contract/account/security.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { forgottenPasswordPath, secondStepPath } from '#contract/paths.ts';
import { keepIdentities } from '../../copy/keep-identities.ts';
import { isInvalidLink, serverFieldMessages } from '../../lib/api-error.ts';
import { accountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { useResetPassword } from './security.api.ts';

interface ResetPasswordFormProps {
  token: string;
  /** Known from the link; otherwise the name is asked for when the server demands it. */
  needsName: boolean;
  hasExternalLogin: boolean;
}

type ResetForm = Omit<BodyOf<typeof securityContract.resetPassword>, 'token'>;

const { firstName, lastName, newPassword: password } = accountFields;
const fields = { firstName, lastName, password, keepIdentities: { control: 'check', ...keepIdentities } } as const;

export function ResetPasswordForm({ token, needsName, hasExternalLogin }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const [, navigate] = useLocation();
  const [asksName, setAsksName] = useState(needsName);
  return (
    <AccountForm<ResetForm>
      // The token is validated by the server only: the form could not correct it.
      schema={async () => {
        const { claimForm, resetPasswordForm } = await import('#contract/account/security.contract.ts');
        return asksName ? claimForm : resetPasswordForm;
      }}
      fields={fields}
      hidden={
        asksName
          ? ['keepIdentities']
          : ['firstName', 'lastName', ...(hasExternalLogin ? [] : (['keepIdentities'] as const))]
      }
      send={async (values) => {
        try {
          const { isSignedIn } = await reset.mutateAsync({ body: { ...values, token } });
          navigate(isSignedIn ? '/' : secondStepPath(), { replace: true });
        } catch (error) {
          const refused = serverFieldMessages(error);
          if (refused.firstName || refused.lastName) setAsksName(true);
          throw error;
        }
      }}
      success={{ title: 'Contraseña cambiada', description: 'Las sesiones que estaban abiertas quedaron cerradas.' }}
      failure={{
        description: 'No se pudo cambiar la contraseña. Inténtalo de nuevo.',
        heading: 'No pudimos cambiar tu contraseña',
      }}
      submit={{ label: 'Guardar la contraseña', busy: 'Guardando...' }}
      lead={
        <>
          {isInvalidLink(reset.error) ? (
            <p>
              Cada enlace sirve por una hora y una sola vez.{' '}
              <Link href={forgottenPasswordPath} className="inline-link">
                Pide uno nuevo
              </Link>
            </p>
          ) : null}
          {asksName ? (
            <p>
              Nadie había confirmado el correo de esta cuenta. Por si la creó otra persona, empieza de cero: escribe
              cómo te llamas.
            </p>
          ) : null}
        </>
      }
    />
  );
}
