import type { ReactNode } from 'react';
import { loadFailureAdvice } from '../lib/api-error.ts';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';

interface ErrorStateProps {
  title?: string;
  /** Describes the failure unless `description` is set. */
  error?: unknown;
  description?: string;
  /** Error name, quoted in English by the spec (section 8). */
  detail?: string;
  onRetry: () => void;
  retrying?: boolean;
  action?: ReactNode;
  className?: string;
}

export function ErrorState({
  title = 'No se pudo cargar',
  error,
  description = loadFailureAdvice(error),
  detail,
  onRetry,
  retrying = false,
  action,
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
      <p className="text-lg font-semibold text-balance">{title}</p>
      <p className="max-w-prose text-muted">{description}</p>
      {detail ? (
        <p lang="en" className="text-xs text-muted">
          {detail}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="outline" onClick={onRetry} busy={retrying} busyLabel="Cargando…">
          Reintentar
        </Button>
        {action}
      </div>
    </div>
  );
}
