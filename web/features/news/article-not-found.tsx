import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function ArticleNotFound() {
  return (
    <Notice title="Noticia no encontrada" actions={<ButtonLink href="/#noticias">Ver las últimas noticias</ButtonLink>}>
      <p>La noticia que buscas no existe o ha sido eliminada.</p>
    </Notice>
  );
}
