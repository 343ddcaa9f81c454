import { claimPath, resetPasswordPath } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NewPasswordNoticeProps {
  passwordToken: string;
  /** The account was created by a stranger and has been emptied; otherwise a change was undone. */
  isClaim: boolean;
}

export function NewPasswordNotice({ passwordToken, isClaim }: NewPasswordNoticeProps) {
  const href = (isClaim ? claimPath : resetPasswordPath)(passwordToken);
  return (
    <Notice
      title={isClaim ? 'Correo confirmado' : 'Cambio deshecho'}
      takesFocus
      actions={<ButtonLink href={href}>Elegir una contraseña nueva</ButtonLink>}
    >
      <p>
        {isClaim
          ? 'Ya sabemos que esta dirección es tuya. Por si la cuenta la creó otra persona, borramos lo que decía su perfil, cerramos sus sesiones y su contraseña ya no sirve.'
          : 'Tu cuenta vuelve a ser solo tuya. Cerramos todas las sesiones, y la contraseña que tenía ya no sirve.'}
      </p>
      <p className="mt-3">
        Elige una contraseña nueva para entrar: hasta entonces nadie puede. Este botón sirve por una hora.
      </p>
      {isClaim ? null : (
        <p className="mt-3">
          Cuando entres, mira en «Seguridad y datos» qué llaves y cuentas externas quedan, y quita las que no sean
          tuyas.
        </p>
      )}
    </Notice>
  );
}
