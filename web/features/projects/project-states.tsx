import { Button, ButtonLink } from '../../ui/button.tsx';
import { HeadSkeleton } from '../../ui/head-skeleton.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeleton, LinesSkeleton, Skeleton } from '../../ui/skeleton.tsx';

export function ProjectsUnavailable() {
  return (
    <Notice title="Proyectos" actions={<ButtonLink href="/">Volver al inicio</ButtonLink>}>
      <p>Los proyectos no están disponibles en este momento.</p>
    </Notice>
  );
}

export function ProjectSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Cargando proyecto...</span>
      <HeadSkeleton />
      <div className="page-container grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
        <div className="self-start overflow-hidden rounded-card border border-border bg-card">
          <Skeleton className="h-44 rounded-none sm:h-56" />
          <div className="p-5 sm:p-6">
            <LinesSkeleton lines={5} />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <CardSkeleton lines={2} />
          <CardSkeleton lines={5} />
        </div>
      </div>
    </div>
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
