import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

export function EventNotFound() {
  return (
    <Notice title="Evento no encontrado" actions={<ButtonLink href="/events">Ver todos los eventos</ButtonLink>}>
      <p>El evento que buscas no existe o ha sido eliminado.</p>
    </Notice>
  );
}
