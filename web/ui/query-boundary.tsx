import type { ReactNode } from 'react';
import { loadFailureAdvice } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { useRedirectIfLoggedOut } from './request-failure.ts';

interface SectionErrorProps {
  title: string;
  error?: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Compact, without a frame, for use inside a card. */
export function SectionError({ title, error, onRetry, retrying }: SectionErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-input border-l-3 border-destructive bg-subtle px-4 py-3"
    >
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{loadFailureAdvice(error)}</p>
      </div>
      <Button variant="outline" size="sm" onClick={onRetry} busy={retrying} busyLabel="Cargando…">
        Reintentar
      </Button>
    </div>
  );
}

interface QueryBoundaryProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  skeleton: ReactNode;
  /** For screen readers. */
  loading: string;
  failed: string;
  /** For edge-to-edge content: pads only the error. */
  inset?: boolean;
  children: (data: Data) => ReactNode;
}

/** Loads on its own: it neither delays nor breaks the rest of the page. */
export function QueryBoundary<Data>({ query, skeleton, loading, failed, inset, children }: QueryBoundaryProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  useRedirectIfLoggedOut(error);
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <div className={inset ? 'p-4' : undefined}>
        <SectionError title={failed} error={error} onRetry={refetch} retrying={isFetching} />
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{loading}</span>
      {skeleton}
    </div>
  );
}
