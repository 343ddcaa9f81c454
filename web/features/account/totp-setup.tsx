import { type ReactNode, useEffect, useMemo } from 'react';
import { encode } from 'uqr';
import { serverMessage } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { SectionError } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { AccountForm } from './account-form.tsx';
import { useConfirmTotp, useStartTotp } from './factors.api.ts';

/** Quiet zone of four modules, required by scanners. */
const MARGIN = 4;

/** Black on white in either theme: cameras expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: MARGIN }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 rounded-input bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

interface TotpSetupProps {
  /** Recovery codes come with the first factor only. */
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const { mutate: start, data, error, isPending } = useStartTotp();
  useEffect(() => start(), [start]);

  if (error) {
    return (
      <SectionError title={serverMessage(error) ?? 'No se pudo empezar'} onRetry={() => start()} retrying={isPending} />
    );
  }
  if (!data) return <LinesSkeleton lines={6} />;
  return (
    <ConfirmForm onDone={onDone} onCancel={onCancel}>
      <p>Escanea este código con tu aplicación: Google Authenticator, Microsoft Authenticator, 1Password u otra.</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={data.uri} label="Código QR para la aplicación de códigos" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-muted">¿No puedes escanearlo? Escribe esta clave en la aplicación:</p>
          <p className="mt-1 font-mono font-semibold wrap-anywhere">{data.secret.match(/.{4}/g)?.join(' ')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="outline" onClick={() => void copySecret(data.secret)}>
              Copiar clave
            </Button>
            {/* Only a phone is likely to have the app on the same device. */}
            <ButtonLink href={data.uri} size="sm" variant="outline" className="pointer-fine:hidden">
              Abrir en tu aplicación
            </ButtonLink>
          </div>
        </div>
      </div>
    </ConfirmForm>
  );
}

const copySecret = (secret: string) =>
  copyText(secret, {
    success: { title: 'Clave copiada', description: 'Pégala en tu aplicación de códigos.' },
    failure: 'Escribe la clave a mano en la aplicación.',
  });

const fields = {
  code: {
    control: 'text',
    label: 'Código de la aplicación',
    help: 'Los seis números que muestra en este momento.',
    required: 'unmarked',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
} as const;

function ConfirmForm({ onDone, onCancel, children }: TotpSetupProps & { children: ReactNode }) {
  const confirm = useConfirmTotp();
  return (
    <AccountForm
      schema={async () => (await import('#contract/account/factors.contract.ts')).codeBody}
      fields={fields}
      send={async (body) => onDone((await confirm.mutateAsync({ body })).recoveryCodes)}
      success={{
        title: 'Aplicación agregada',
        description: 'Desde ahora se te pedirá un código al iniciar sesión.',
      }}
      failure={{ description: 'No se pudo comprobar el código.', heading: 'No pudimos agregarla' }}
      submit={{ label: 'Confirmar', busy: 'Comprobando...' }}
      onCancel={onCancel}
      intro={children}
    />
  );
}
