import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { CardSkeleton, ShapeSkeleton } from '../../ui/skeleton.tsx';

export function ProjectsUnavailable() {
  return (
    <Notice title="Proyectos" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>Los proyectos no están disponibles en este momento.</p>
    </Notice>
  );
}

export function ProjectSkeleton() {
  const aside = (
    <>
      <CardSkeleton lines={2} />
      <CardSkeleton lines={5} />
    </>
  );
  return (
    <PageSkeleton label="Cargando proyecto..." aside={aside}>
      <ShapeSkeleton isFramed cover="h-44 sm:h-56" bars={['h-4', 'h-4', 'h-4', 'h-4', 'h-4 w-3/5']} />
    </PageSkeleton>
  );
}

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
