import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An administrator switched them off; the server says the same. */
export function ProjectsUnavailable() {
  return (
    <Notice title="Proyectos" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>Los proyectos no están disponibles en este momento.</p>
    </Notice>
  );
}
