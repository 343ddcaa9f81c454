import { useState } from 'react';
import type { CurrentUser } from '#contract/account/account.contract.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { ownDataHref } from './own-data.api.ts';

/** What the law calls access and cancellation, both without asking anybody. */
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
      <CardSection heading="Eliminar la cuenta">
        <p className="mb-4 max-w-prose text-muted">
          Se borran tu perfil, tu foto, tu red, tus mensajes y tus inscripciones futuras. Lo que publicaste en el foro
          queda sin tu nombre, para que las respuestas de los demás se entiendan. No se puede deshacer.
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
