import type { ReactNode } from 'react';
import { useRedirectIfLoggedOut } from './redirect-if-logged-out.ts';
import { SectionError } from './section-error.tsx';

interface QueryBoundaryProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** In the shape of what is on its way. */
  skeleton: ReactNode;
  /** Said to screen readers meanwhile. */
  loading: string;
  failed: string;
  /** What shows reaches the edges of its place; a failure keeps its distance. */
  inset?: boolean;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads by itself, so that the rest does not wait for it or fail with it. */
export function QueryBoundary<Data>({ query, skeleton, loading, failed, inset, children }: QueryBoundaryProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  useRedirectIfLoggedOut(error);
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <div className={inset ? 'p-4' : undefined}>
        <SectionError title={failed} onRetry={refetch} retrying={isFetching} />
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
