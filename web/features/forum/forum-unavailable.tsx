import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The forum is disabled in the settings; the API refuses it too. */
export function ForumUnavailable() {
  return (
    <Notice title="Foro" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>El foro no está disponible en este momento.</p>
    </Notice>
  );
}
