import { type ReactNode, useId, useRef } from 'react';
import { countOf } from '../../lib/numbers.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyPage, Pagination, usePageChange } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { PeopleSkeleton } from './person-line.tsx';

interface RequestListProps<Item> {
  heading: string;
  empty: ReactNode;
  query: {
    data: { connections: Item[]; total: number; totalPages: number } | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  children: (item: Item) => ReactNode;
}

/** When the focused card is removed, the heading takes the focus. */
export function RequestList<Item extends { id: string }>(props: RequestListProps<Item>) {
  const { heading, empty, query, page, onPage, children } = props;
  const { data, error, isError, isFetching, refetch } = query;
  const headingId = useId();
  const { heading: top, goTo } = usePageChange(onPage);
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, top, data?.connections);
  useRedirectIfLoggedOut(error);
  return (
    <section aria-labelledby={headingId} className="mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={top} id={headingId} tabIndex={-1} className="text-xl">
          {heading}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {data ? countOf(data.total, 'solicitud', 'solicitudes') : ''}
        </p>
      </div>
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar las solicitudes" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <PeopleSkeleton label="Cargando solicitudes..." />}
      {data?.connections.length === 0 ? (
        data.total > 0 ? (
          <EmptyPage many="solicitudes" onFirstPage={() => goTo(1)} compact />
        ) : (
          empty
        )
      ) : null}
      <ul ref={list} className="grid gap-3">
        {data?.connections.map((item) => (
          <li key={item.id} className="min-w-0">
            {children(item)}
          </li>
        ))}
      </ul>
      {data ? (
        <Pagination
          label={`Paginación: ${heading.toLowerCase()}`}
          page={page}
          totalPages={data.totalPages}
          onPage={goTo}
          className="mt-4"
        />
      ) : null}
    </section>
  );
}
