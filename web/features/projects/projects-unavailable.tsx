import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The feature is switched off; the server refuses it too. */
export function ProjectsUnavailable() {
  return (
    <Notice title="Proyectos" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>Los proyectos no están disponibles en este momento.</p>
    </Notice>
  );
}
