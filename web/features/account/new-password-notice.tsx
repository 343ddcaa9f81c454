import { claimPath, resetPasswordPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NewPasswordNoticeProps {
  title: string;
  message: string;
  passwordToken: string | null;
  /** The account was somebody else's work, and is empty now. */
  isClaim?: boolean;
}

/** Password and sessions were revoked; the owner of the address chooses a new password. */
export function NewPasswordNotice({ title, message, passwordToken, isClaim = false }: NewPasswordNoticeProps) {
  const href = (isClaim ? claimPath : resetPasswordPath)(passwordToken ?? '');
  return (
    <Notice title={title} takesFocus actions={<ButtonLink href={href}>Elegir una contraseña nueva</ButtonLink>}>
      <p>{message}</p>
      <p className="mt-3">
        Por seguridad, la contraseña que tenía la cuenta ya no sirve y las sesiones abiertas se cerraron.
        {isClaim ? ' También borramos lo que decía su perfil, por si la creó otra persona.' : null} Elige una contraseña
        nueva para entrar: el botón sirve por una hora.
      </p>
    </Notice>
  );
}
