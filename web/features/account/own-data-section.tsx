import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { legalPaths } from '#contract/legal/legal-documents.ts';
import { contactVisibility, privacySummary } from '../../copy/who-sees-what.ts';
import { Button } from '../../ui/button.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ProvenDownload } from '../../ui/proven-download.tsx';
import { ConsentList } from './consent-list.tsx';
import { ownDataHref } from './own-data.api.ts';

const OwnDataColumns = lazyPart(async () => (await import('./own-data-columns.tsx')).OwnDataColumns);
const DeleteAccountForm = lazyPart(async () => (await import('./delete-account-form.tsx')).DeleteAccountForm);

function VisibilitySummary({ user }: { user: CurrentUser }) {
  return (
    <>
      <dl className="grid gap-3">
        {privacySummary.map(({ who, what }) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd className="max-w-prose text-muted">{what.join(' ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose">
        Tu correo es para <strong>{contactVisibility[user.emailVisibility]}</strong> y tu teléfono, para{' '}
        <strong>{contactVisibility[user.phoneVisibility]}</strong>. Lo cambias en{' '}
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

export function OwnDataSection({ user }: { user: CurrentUser }) {
  const [isLeaving, setLeaving] = useState(false);
  const [hasCancelled, setCancelled] = useState(false);
  const [isExplained, setExplained] = useState(false);
  useEffect(DeleteAccountForm.preload, []);

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
        <ProvenDownload href={ownDataHref} variant="outline" className="mt-4">
          Descargar mis datos
        </ProvenDownload>
        <details className="mt-4" onToggle={(event) => setExplained(event.currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Qué significan los nombres del archivo
          </summary>
          {isExplained && <OwnDataColumns />}
        </details>
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
          conserva hasta que la oficina decida y 180 días más. No se puede deshacer.
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
