import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ProofState } from '#contract/account/proof.contract.ts';
import { currentPath } from '../../lib/login-redirect.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { accountFields, codeField } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { passkeyFailure } from './passkey-prompt.ts';
import { proofStateQuery, proveCode, provePasskey, provePassword } from './proof.api.ts';

type OnClose = (isProved: boolean) => void;

/** Step-up authentication: the second factor of accounts that have one, else a password or the external issuer. */
export function ProofForms({ onClose }: { onClose: OnClose }) {
  const state = useQuery(proofStateQuery);
  return (
    <QueryBoundary
      query={state}
      skeleton={<LinesSkeleton lines={4} />}
      loading="Cargando..."
      failed="No se pudo preguntar"
    >
      {(ways) => <ProofMethods methods={ways} onClose={onClose} />}
    </QueryBoundary>
  );
}

function ProofMethods({ methods, onClose }: { methods: ProofState; onClose: OnClose }) {
  const onProved = () => onClose(true);
  return (
    <div className="grid gap-5">
      <p className="text-muted">Por seguridad, confirma que eres tú.</p>
      {methods.password || methods.totp || methods.passkey || methods.externalLogin ? null : (
        <p>Tu cuenta no tiene con qué confirmarlo. Elige antes una contraseña en «Seguridad y datos».</p>
      )}
      <FactorProof {...methods} onProved={onProved} />
      {methods.password ? <PasswordProof onProved={onProved} /> : null}
      {methods.externalLogin ? (
        <ButtonLink href={provingHref()} variant="outline" className="w-full">
          Confirmar con tu cuenta externa
        </ButtonLink>
      ) : null}
      <Button variant="secondary" className="w-full" onClick={() => onClose(false)}>
        Cancelar
      </Button>
    </div>
  );
}

interface ProofProps {
  onProved: () => void;
}

/** Recovery codes replace a passkey, too. */
export function FactorProof({ totp, passkey, onProved }: ProofProps & Pick<ProofState, 'totp' | 'passkey'>) {
  return (
    <>
      {passkey ? <PasskeyProof onProved={onProved} /> : null}
      {totp || passkey ? <CodeProof hasApp={totp} onProved={onProved} /> : null}
    </>
  );
}

function PasskeyProof({ onProved }: ProofProps) {
  const [isBusy, setBusy] = useState(false);

  async function prove() {
    setBusy(true);
    try {
      await provePasskey();
      onProved();
    } catch (error) {
      toast({ title: 'No se pudo confirmar', description: passkeyFailure(error), variant: 'destructive' });
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outline"
      className="w-full"
      busy={isBusy}
      busyLabel="Esperando la llave..."
      onClick={() => void prove()}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      Usar una llave de acceso
    </Button>
  );
}

/** Step-up at the identity provider returns to this page, where the action has to be repeated. */
function provingHref(): string {
  return `/api/login?${new URLSearchParams({ prove: '1', next: currentPath() })}`;
}

const shared = {
  success: { title: 'Confirmado', description: 'Seguimos con lo que pediste.' },
  failure: { description: 'No se pudo comprobar.', heading: 'No pudimos confirmarlo' },
  className: 'grid gap-4',
};
const submit = (label: string) => ({ label, busy: 'Comprobando...', className: 'w-full' });

/** Without the form's own toast, since the waiting action reports its outcome. */
const quietly = async (prove: Promise<unknown>, onProved: () => void) => {
  await prove;
  onProved();
  return false;
};

function PasswordProof({ onProved }: ProofProps) {
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/proof.contract.ts')).passwordProof}
      fields={{ password: accountFields.password }}
      send={({ password }) => quietly(provePassword(password), onProved)}
      submit={submit('Confirmar con la contraseña')}
      {...shared}
    />
  );
}

function CodeProof({ hasApp, onProved }: ProofProps & { hasApp: boolean }) {
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/proof.contract.ts')).codeProof}
      fields={{ code: codeField(hasApp) }}
      send={({ code }) => quietly(proveCode(code), onProved)}
      submit={submit('Confirmar con el código')}
      {...shared}
    />
  );
}
