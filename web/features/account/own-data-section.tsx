import { useState } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { deleteAccountBody } from '#contract/account/own-data.contract.ts';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import { contactReach, whoSeesWhat } from '../../content/who-sees-what.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toastAfterLoad } from '../../ui/toast-store.ts';
import { ConsentList } from './consent-list.tsx';
import { ownDataHref, useDeleteAccount } from './own-data.api.ts';
import { useAccountForm } from './use-account-form.ts';

/** The server's visibility rules in short, with the member's own choices. */
function VisibilitySummary({ user }: { user: CurrentUser }) {
  return (
    <>
      <dl className="grid gap-3">
        {whoSeesWhat.map(({ who, what }) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd className="max-w-prose text-muted">{what.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose">
        Tu correo es para <strong>{contactReach[user.emailVisibility]}</strong> y tu teléfono, para{' '}
        <strong>{contactReach[user.phoneVisibility]}</strong>. Lo cambias en{' '}
        <Link href="/profile?editar=1" className="inline-link">
          tu perfil
        </Link>
        . El detalle está en la{' '}
        <Link href={legalPaths.privacy} className="inline-link">
          política de privacidad
        </Link>
        .
      </p>
    </>
  );
}

interface DeleteAccountFormProps {
  email: string;
  hasPassword: boolean;
  onCancel: () => void;
}

const success = { title: 'Cuenta eliminada', description: 'Gracias por haber sido parte del consejo.' };

/** Ends in a full page load, since the session is gone; the anchor gives the focus to the content. */
function DeleteAccountForm({ email, hasPassword, onCancel }: DeleteAccountFormProps) {
  const deletion = useDeleteAccount();
  const { submit, field, register, summary } = useAccountForm({
    schema: deleteAccountBody,
    fields: ['email', 'password'],
    send: async (values) => {
      await deletion.mutateAsync(values);
      toastAfterLoad(success);
      location.assign('/#contenido');
    },
    success,
    failure: {
      description: 'No se pudo eliminar la cuenta. Inténtalo de nuevo.',
      heading: 'No pudimos eliminar tu cuenta',
    },
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <ErrorSummary {...summary} />
      <Field label="Escribe tu correo para confirmar" help={email} {...field('email')}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            autoFocus
            type="email"
            inputMode="email"
            autoComplete="off"
            required
          />
        )}
      </Field>
      {hasPassword ? (
        <Field label="Tu contraseña" {...field('password')}>
          {(control) => (
            <PasswordInput {...control} {...register('password')} autoComplete="current-password" required />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="destructive" busy={deletion.isPending} busyLabel="Eliminando...">
          Eliminar mi cuenta para siempre
        </Button>
      </div>
    </form>
  );
}

/** Self-service for the legal rights of access and cancellation. */
export function OwnDataSection({ user }: { user: CurrentUser }) {
  const [isLeaving, setLeaving] = useState(false);
  const [hasCancelled, setCancelled] = useState(false);

  function cancel() {
    setCancelled(true);
    setLeaving(false);
  }

  return (
    <>
      <CardSection heading="Tus datos">
        <p className="max-w-prose text-muted">
          Descarga un archivo con todo lo que el portal guarda de ti: tu perfil, lo que publicaste, tus mensajes, tus
          inscripciones y lo demás.
        </p>
        <ButtonLink href={ownDataHref} variant="outline" className="mt-4" download>
          Descargar mis datos
        </ButtonLink>
      </CardSection>
      <CardSection heading="Quién ve qué">
        <VisibilitySummary user={user} />
      </CardSection>
      <CardSection heading="Consentimientos">
        <p className="mb-2 max-w-prose text-muted">
          Lo que aceptaste al registrarte, escribirnos o suscribirte. Puedes retirarlo cuando quieras.
        </p>
        <ConsentList />
      </CardSection>
      <CardSection heading="Eliminar la cuenta">
        <p className="mb-4 max-w-prose text-muted">
          Se borran tu perfil, tu foto, tu red, tus mensajes y tus inscripciones futuras. Lo que publicaste en el foro
          queda sin tu nombre, para que las respuestas de los demás se entiendan. Lo que alguien haya reportado se
          conserva hasta que la administración decida y 180 días más. No se puede deshacer.
        </p>
        {isLeaving ? (
          <DeleteAccountForm email={user.email} hasPassword={user.authProvider === 'local'} onCancel={cancel} />
        ) : (
          <Button variant="outline" autoFocus={hasCancelled} onClick={() => setLeaving(true)}>
            Quiero eliminar mi cuenta
          </Button>
        )}
      </CardSection>
    </>
  );
}
