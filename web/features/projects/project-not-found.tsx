import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ProjectNotFoundProps {
  /** Present if the request failed: the project may exist. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** Every response without a project ends here (spec, section 7). */
export function ProjectNotFound({ onRetry, retrying }: ProjectNotFoundProps) {
  return (
    <Notice
      title="Proyecto no encontrado"
      actions={
        <>
          {onRetry ? (
            <Button onClick={onRetry} busy={retrying} busyLabel="Cargando…">
              Reintentar
            </Button>
          ) : null}
          <ButtonLink href="/projects" variant={onRetry ? 'outline' : 'primary'}>
            Ver todos los proyectos
          </ButtonLink>
        </>
      }
    >
      <p>El proyecto que buscas no existe o ha sido eliminado.</p>
      {onRetry ? (
        <p lang="en" role="alert" className="mt-2 text-xs">
          Failed to fetch project
        </p>
      ) : null}
    </Notice>
  );
}
