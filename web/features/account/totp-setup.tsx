import { type ReactNode, useEffect } from 'react';
import { serverMessage } from '../../lib/api-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { SectionError } from '../../ui/query-boundary.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { useConfirmTotp, useStartTotp } from './factors.api.ts';
import { QrCode } from './qr-code.tsx';
import { useAccountForm } from './use-account-form.ts';

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

function ConfirmForm({ onDone, onCancel, children }: TotpSetupProps & { children: ReactNode }) {
  const confirm = useConfirmTotp();
  const { submit, field, register, summary } = useAccountForm({
    schema: async () => (await import('#contract/account/factors.contract.ts')).codeBody,
    fields: ['code'],
    send: async (body) => onDone((await confirm.mutateAsync({ body })).recoveryCodes),
    success: { title: 'Aplicación agregada', description: 'Desde ahora se te pedirá un código al iniciar sesión.' },
    failure: { description: 'No se pudo comprobar el código.', heading: 'No pudimos agregarla' },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      <ErrorSummary {...summary} />
      <Field label="Código de la aplicación" help="Los seis números que muestra en este momento." {...field('code')}>
        {(control) => (
          <Input {...control} {...register('code')} inputMode="numeric" autoComplete="one-time-code" required />
        )}
      </Field>
      <div className="action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={confirm.isPending} busyLabel="Comprobando...">
          Confirmar
        </Button>
      </div>
    </form>
  );
}
