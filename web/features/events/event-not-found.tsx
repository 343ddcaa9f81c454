import { ButtonLink } from '../../ui/button-link.tsx';

export function EventNotFound() {
  return (
    <div className="page-container flex flex-col items-start gap-4 py-20">
      <h1 className="text-3xl">Evento no encontrado</h1>
      <p className="max-w-prose text-muted">El evento que buscas no existe o ha sido eliminado.</p>
      <ButtonLink href="/events">Ver todos los eventos</ButtonLink>
    </div>
  );
}
