import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function MemberNotFound() {
  return (
    <Notice title="Miembro no encontrado" actions={<ButtonLink href="/members">Ver el directorio</ButtonLink>}>
      <p>El miembro que buscas no existe o ya no está disponible.</p>
    </Notice>
  );
}
