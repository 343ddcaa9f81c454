import { claimPath, resetPasswordPath } from '#contract/paths.ts';
import { officeKeepsFactors } from '../../copy/office-factors.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface NewPasswordNoticeProps {
  passwordToken: string;
  /** `claim`: the account was created by a stranger and has been emptied. */
  after: 'claim' | 'confirmation';
}

const sessionsClosed = 'Cerramos todas las sesiones, y la contraseña que tenía ya no sirve.';
const explanations: Record<NewPasswordNoticeProps['after'], string> = {
  claim:
    'Ya sabemos que esta dirección es tuya. Por si la cuenta la creó otra persona, borramos lo que decía su perfil, cerramos sus sesiones y su contraseña ya no sirve.',
  confirmation: `Ya sabemos que esta dirección es tuya. ${sessionsClosed}`,
};

export function NewPasswordNotice({ passwordToken, after }: NewPasswordNoticeProps) {
  const href = (after === 'claim' ? claimPath : resetPasswordPath)(passwordToken);
  return (
    <Notice
      title="Correo confirmado"
      takesFocus
      actions={<ButtonLink href={href}>Elegir una contraseña nueva</ButtonLink>}
    >
      <p>{explanations[after]}</p>
      <p className="mt-3">
        Elige una contraseña nueva para entrar: hasta entonces nadie puede. Este botón sirve por una hora.
      </p>
      {after === 'claim' ? null : <p className="mt-3">{officeKeepsFactors}</p>}
      {after === 'claim' ? null : (
        <p className="mt-3">
          Cuando entres, mira en «Seguridad y datos» qué llaves y cuentas externas quedan, y quita las que no sean
          tuyas.
        </p>
      )}
    </Notice>
  );
}
