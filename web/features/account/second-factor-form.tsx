import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { SecondFactors } from '#contract/account/second-factor.contract.ts';
import { secondFactorContract } from '#contract/account/second-factor.contract.ts';
import { ApiError } from '../../lib/api-error.ts';
import { apiQuery } from '../../lib/api-queries.ts';
import { withNext } from '../../lib/login-redirect.ts';
import { useCall } from '../../lib/use-call.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { codeField } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { PasskeyLoginButton } from './passkey-login-button.tsx';
import { handleSignedIn } from './sign-in.api.ts';

/** Never cached: the next sign-in may be another person's. */
const secondFactorsQuery = apiQuery(secondFactorContract.getSecondFactors, {}, { gcTime: 0 });

const useSendCode = () =>
  useCall(secondFactorContract.sendCode, {
    onSuccess: (user, _input, _before, { client }) => handleSignedIn(client, user),
  });

export function SecondFactorForm({ next }: { next: string }) {
  const factors = useQuery(secondFactorsQuery);
  const isExpired = factors.error instanceof ApiError && factors.error.status === 401;
  const beginAgain = (
    <Link href={withNext('/login', next)} className="inline-link self-start">
      Empezar de nuevo
    </Link>
  );
  if (isExpired) {
    return (
      <div className="flex flex-col gap-4">
        <p role="alert">{factors.error instanceof ApiError && factors.error.body?.message}</p>
        {beginAgain}
      </div>
    );
  }
  return (
    <QueryBoundary
      query={factors}
      skeleton={<LinesSkeleton lines={3} />}
      loading="Cargando..."
      failed="No se pudo seguir con el inicio de sesión"
    >
      {(available) => (
        <div className="flex flex-col gap-5">
          {available.passkey ? (
            <PasskeyLoginButton className="w-full">Usar una llave de acceso</PasskeyLoginButton>
          ) : null}
          <CodeForm available={available} />
          <p className="text-sm text-muted">
            ¿Perdiste tu teléfono? Entra con uno de tus códigos de recuperación. Si tampoco los tienes, escríbele a la
            oficina: quien administra el servidor puede quitar lo que perdiste.
          </p>
          {beginAgain}
        </div>
      )}
    </QueryBoundary>
  );
}

function CodeForm({ available }: { available: SecondFactors }) {
  const login = useSendCode();
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/factors.contract.ts')).codeBody}
      fields={{ code: codeField(available.totp) }}
      send={(body) => login.mutateAsync({ body })}
      success={{ title: '¡Bienvenido!', description: 'Has iniciado sesión correctamente.' }}
      failure={{ description: 'El código no es correcto.', heading: 'No pudimos iniciar tu sesión' }}
      submit={{ label: 'Continuar', busy: 'Comprobando...' }}
    />
  );
}
