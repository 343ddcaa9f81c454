import { useUndoEmailChange } from '../features/account/email.api.ts';
import { NewPasswordNotice } from '../features/account/new-password-notice.tsx';
import { serverMessage } from '../lib/api-error.ts';
import type { PageHead } from '../lib/page-module.ts';
import { useSearchParams } from '../lib/use-search-params.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function head(): PageHead {
  return { title: 'Deshacer el cambio de correo', hidden: true };
}

/** Target of the link in the mail to the former address. Needs a button, because mail scanners open links too. */
export default function UndoEmailPage() {
  const [search] = useSearchParams();
  const undo = useUndoEmailChange();
  if (undo.data) return <NewPasswordNotice title="Cambio deshecho" {...undo.data} />;
  if (undo.isError) {
    return (
      <Notice
        title="No pudimos deshacer el cambio"
        takesFocus
        actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}
      >
        <p>{serverMessage(undo.error) ?? 'Revisa tu conexión y abre el enlace otra vez.'}</p>
      </Notice>
    );
  }
  return (
    <Notice
      title="Deshacer el cambio de correo"
      actions={
        <Button busy={undo.isPending} busyLabel="Deshaciendo..." onClick={() => undo.mutate(search.get('token') ?? '')}>
          Deshacer el cambio
        </Button>
      }
    >
      <p>
        Tu cuenta volverá a tener el correo en el que recibiste este enlace. Se cerrarán todas las sesiones y elegirás
        una contraseña nueva.
      </p>
    </Notice>
  );
}
