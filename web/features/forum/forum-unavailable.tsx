import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An administrator switched it off; the server says the same. */
export function ForumUnavailable() {
  return (
    <Notice title="Foro" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>El foro no está disponible en este momento.</p>
    </Notice>
  );
}
