import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { OwnFactors, Passkey } from '#contract/account/factors.contract.ts';
import { adminPath } from '#contract/paths.ts';
import { useActionDialog } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { ownFactorsQuery, useRemoveTotp, useRenewRecoveryCodes } from './factors.api.ts';
import { PasskeyList, PasskeyNameDialog } from './passkeys.tsx';

const copy = (codes: string[]) =>
  copyText(codes.join('\n'), {
    success: { title: 'Códigos copiados', description: 'Pégalos donde solo tú los veas.' },
    failure: 'Descárgalos o escríbelos a mano.',
  });

/** Recovery codes are shown only once. */
function RecoveryCodesDialog({ codes, onClose }: { codes: string[] | null; onClose: () => void }) {
  return (
    <Dialog open={codes !== null} onClose={onClose} title="Guarda tus códigos de recuperación">
      {codes ? (
        <div className="flex flex-col gap-4">
          <p>
            Con uno de estos códigos entras si pierdes tu teléfono o tu llave. Cada uno sirve una sola vez.{' '}
            <strong>No los volveremos a mostrar.</strong>
          </p>
          <ul
            aria-label="Códigos de recuperación"
            className="grid grid-cols-2 gap-2 rounded-input bg-subtle p-4 font-mono"
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className="action-row">
            <Button variant="outline" onClick={() => void copy(codes)}>
              Copiar
            </Button>
            <ButtonLink
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
              download="codigos-de-recuperacion.txt"
              variant="outline"
            >
              Descargar
            </ButtonLink>
            <Button onClick={onClose}>Ya los guardé</Button>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}

/** Lazy: includes the QR code library. */
const TotpSetup = lazyPart(async () => (await import('./totp-setup.tsx')).TotpSetup, <LinesSkeleton lines={6} />);

export function MissingFactor() {
  const { data: own } = useQuery(ownFactorsQuery);
  if (!own) return null;
  return (
    <p role="status" className="rounded-card bg-yellow-ground px-4 py-3 text-yellow-text">
      {hasFactor(own) ? (
        <>
          Abriste esta sesión solo con la contraseña.{' '}
          <Link href={adminPath} className="font-semibold underline">
            Confírmalo para administrar el portal
          </Link>
        </>
      ) : (
        'Para administrar el portal, agrega aquí una llave de acceso o una aplicación de códigos.'
      )}
    </p>
  );
}

const hasFactor = ({ totp, passkeys }: OwnFactors) => totp !== null || passkeys.length > 0;

export function FactorsSection() {
  const factors = useQuery(ownFactorsQuery);
  return (
    <CardSection heading="Llaves de acceso y códigos">
      <QueryBoundary
        query={factors}
        skeleton={<LinesSkeleton lines={6} />}
        loading="Cargando tus llaves..."
        failed="No se pudieron cargar tus llaves"
      >
        {(own) => <Factors own={own} />}
      </QueryBoundary>
    </CardSection>
  );
}

function Factors({ own }: { own: OwnFactors }) {
  const [passkey, setPasskey] = useState<Passkey | 'new' | null>(null);
  const [isAddingTotp, setAddingTotp] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { confirmAction, dialog } = useActionDialog();
  const remove = useRemoveTotp();
  const renew = useRenewRecoveryCodes();

  const confirmRemoveTotp = () =>
    confirmAction({
      title: '¿Quitar la aplicación de códigos?',
      text: 'Ya no te pediremos un código al iniciar sesión.',
      confirmLabel: 'Quitar',
      busyLabel: 'Quitando...',
      destructive: true,
      run: () => remove.mutateAsync(),
      success: { title: 'Aplicación quitada', description: 'Ya no te pediremos un código.' },
      failure: 'No se pudo quitar la aplicación.',
    });
  const confirmRenewCodes = () =>
    confirmAction({
      title: '¿Crear códigos nuevos?',
      text: 'Los que guardaste antes dejarán de servir.',
      confirmLabel: 'Crear códigos',
      busyLabel: 'Creando...',
      run: async () => setCodes((await renew.mutateAsync()).recoveryCodes),
      success: { title: 'Códigos nuevos', description: 'Los anteriores ya no sirven.' },
      failure: 'No se pudieron crear códigos nuevos.',
    });

  return (
    <div className="grid gap-6">
      <Factor
        title="Llaves de acceso"
        text="Entra sin contraseña, con la huella, el rostro o el PIN de tu dispositivo."
        action={
          <Button variant="outline" onClick={() => setPasskey('new')}>
            Agregar llave de acceso
          </Button>
        }
      >
        {own.passkeys.length > 0 ? (
          <PasskeyList passkeys={own.passkeys} onRename={setPasskey} confirmAction={confirmAction} />
        ) : null}
      </Factor>
      <Factor
        title="Aplicación de códigos"
        text="Un código de tu teléfono, además de la contraseña."
        badge={own.totp ? <Badge tone="green">Activa</Badge> : null}
        action={
          own.totp ? (
            <Button variant="outline" className="text-destructive" onClick={confirmRemoveTotp}>
              Quitar aplicación
            </Button>
          ) : (
            <Button variant="outline" onClick={() => setAddingTotp(true)}>
              Agregar aplicación
            </Button>
          )
        }
      />
      {hasFactor(own) ? (
        <Factor
          title="Códigos de recuperación"
          text={codesLeft(own.recoveryCodesLeft)}
          action={
            <Button variant="outline" onClick={confirmRenewCodes}>
              Crear códigos nuevos
            </Button>
          }
        />
      ) : null}
      <Dialog open={isAddingTotp} onClose={() => setAddingTotp(false)} title="Agregar una aplicación de códigos">
        <TotpSetup
          onCancel={() => setAddingTotp(false)}
          onDone={(first) => {
            setAddingTotp(false);
            setCodes(first);
          }}
        />
      </Dialog>
      <PasskeyNameDialog passkey={passkey} onClose={() => setPasskey(null)} onAdded={setCodes} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
      {dialog}
    </div>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'No te queda ninguno. Crea otros antes de perder tu teléfono o tu llave.';
  return left === 1 ? 'Te queda uno sin usar.' : `Te quedan ${left} sin usar.`;
}

interface FactorProps {
  title: string;
  text: string;
  badge?: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}

function Factor({ title, text, badge, action, children }: FactorProps) {
  return (
    <div className="grid gap-3 border-t border-border pt-5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="flex flex-wrap items-center gap-2 text-base">
            {title} {badge}
          </h3>
          <p className="text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
