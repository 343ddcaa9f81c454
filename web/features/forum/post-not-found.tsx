import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function PostNotFound() {
  return (
    <Notice
      title="Publicación no encontrada"
      actions={
        <>
          <ButtonLink href="/forum">Volver al foro</ButtonLink>
          <ButtonLink href="/search" variant="outline">
            Buscar en el portal
          </ButtonLink>
        </>
      }
    >
      <p>La publicación que buscas no existe o ha sido eliminada.</p>
    </Notice>
  );
}
