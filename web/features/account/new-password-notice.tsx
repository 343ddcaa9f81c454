import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NewPasswordNoticeProps {
  title: string;
  message: string;
  passwordToken: string | null;
}

/** Password and sessions were revoked; the owner of the address chooses a new password. */
export function NewPasswordNotice({ title, message, passwordToken }: NewPasswordNoticeProps) {
  return (
    <Notice
      title={title}
      takesFocus
      actions={<ButtonLink href={`/restablecer?token=${passwordToken}`}>Elegir una contraseña nueva</ButtonLink>}
    >
      <p>{message}</p>
      <p className="mt-3">
        Por seguridad, la contraseña que tenía la cuenta ya no sirve y las sesiones abiertas se cerraron. Elige una
        contraseña nueva para entrar: el botón sirve por una hora.
      </p>
    </Notice>
  );
}
