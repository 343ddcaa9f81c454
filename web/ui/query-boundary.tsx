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
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** Announced to screen readers while loading. */
  loading: string;
  failed: string;
  /** For edge-to-edge content: pads only the error. */
  inset?: boolean;
  children: (data: Data) => ReactNode;
}

/** Part of a page that loads on its own: it neither delays nor breaks the rest. */
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
