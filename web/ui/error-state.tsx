import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title?: string;
  description?: string;
  /** The failure's own name, quoted in English by the spec (section 8). */
  detail?: string;
  onRetry: () => void;
  retrying?: boolean;
  className?: string;
}

export function ErrorState({
  title = 'No se pudo cargar',
  description = 'Revisa tu conexión e inténtalo de nuevo.',
  detail,
  onRetry,
  retrying = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border border-destructive px-6 py-12 text-center',
        className,
      )}
    >
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{description}</p>
      {detail ? (
        <p lang="en" className="text-xs text-muted">
          {detail}
        </p>
      ) : null}
      <Button variant="outline" onClick={onRetry} busy={retrying} busyLabel="Cargando…">
        Reintentar
      </Button>
    </div>
  );
}
