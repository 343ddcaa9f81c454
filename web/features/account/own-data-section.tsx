import { useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ConsentList } from './consent-list.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ownDataHref } from './own-data.api.ts';
import { VisibilitySummary } from './visibility-summary.tsx';

/** Self-service for the legal rights of access and cancellation. */
export function OwnDataSection({ user }: { user: CurrentUser }) {
  const [isLeaving, setLeaving] = useState(false);
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
          <DeleteAccountForm
            email={user.email}
            hasPassword={user.authProvider === 'local'}
            onCancel={() => setLeaving(false)}
          />
        ) : (
          <Button variant="outline" onClick={() => setLeaving(true)}>
            Quiero eliminar mi cuenta
          </Button>
        )}
      </CardSection>
    </>
  );
}
