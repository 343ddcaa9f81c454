import { forgottenPasswordPath } from '#contract/paths.ts';
import { officeKeepsFactors } from '../copy/office-factors.ts';
import { useUndoEmailChange } from '../features/account/email.api.ts';
import { DemoMailboxNote } from '../features/site/demo-mailbox-note.tsx';
import { serverMessage } from '../lib/api-error.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Recupera tu cuenta', hidden: true };
}

/** Acts by a button: mail scanners open links too. */
export default function UndoEmailPage() {
  const [search] = useSearchParams();
  const undo = useUndoEmailChange();
  if (undo.data) {
    return (
      <Notice title="Cambio deshecho" takesFocus actions={<DemoMailboxNote />}>
        <p>{undo.data.message}</p>
        <p className="mt-3">
          Cuando entres, mira en «Seguridad y datos» qué llaves y cuentas externas quedan, y quita las que no sean
          tuyas.
        </p>
      </Notice>
    );
  }
  const refusal = serverMessage(undo.error);
  if (refusal !== undefined) {
    return (
      <Notice
        title="No pudimos deshacer el cambio"
        takesFocus
        actions={
          <>
            <ButtonLink href={forgottenPasswordPath}>Elegir una contraseña nueva</ButtonLink>
            <ButtonLink href="/contact" variant="outline">
              Escribirnos
            </ButtonLink>
          </>
        }
      >
        <p>{refusal}</p>
        <p className="mt-3">
          El enlace sirve por siete días y una sola vez. Si no puedes entrar a tu cuenta, elige una contraseña nueva con
          tu correo, o escríbenos y te ayudamos.
        </p>
      </Notice>
    );
  }
  return (
    <Notice
      title="Recupera tu cuenta"
      actions={
        <Button
          busy={undo.isPending}
          busyLabel="Deshaciendo..."
          onClick={() => undo.mutate({ body: { token: search.get('token') ?? '' } })}
        >
          No fui yo: deshacer el cambio
        </Button>
      }
    >
      <p>Si alguien cambió tu cuenta sin que lo supieras, este botón lo deshace:</p>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-left">
        <li>Tu cuenta queda con el correo en el que recibiste este enlace.</li>
        <li>
          Quitamos las llaves de acceso, aplicaciones de códigos, códigos de recuperación y cuentas externas que se
          agregaron en los últimos siete días.
        </li>
        <li>{officeKeepsFactors}</li>
        <li>Cerramos todas las sesiones: quien haya entrado queda fuera.</li>
        <li>Te enviamos a este correo un enlace para elegir una contraseña nueva, que solo tú conoces.</li>
      </ul>
      <p className="mt-4">Tus mensajes, tu perfil y lo que publicaste no se tocan. Si fuiste tú, cierra esta página.</p>
      {undo.isError ? (
        <p role="alert" className="mt-4 font-semibold text-destructive">
          No pudimos comunicarnos con el servidor. Revisa tu conexión e inténtalo otra vez.
        </p>
      ) : null}
    </Notice>
  );
}
