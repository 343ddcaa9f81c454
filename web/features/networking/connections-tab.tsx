import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { connectionLimits } from '#contract/networking/connections.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { useDebouncedInput } from '../../lib/use-debounced-input.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/redirect-if-logged-out.ts';
import { showingRange } from '../../ui/showing-range.ts';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { usePageChange } from '../../ui/use-page-change.ts';
import { ConnectionCard } from './connection-card.tsx';
import { connectionsQuery } from './networking.api.ts';
import { NoConnections } from './no-connections.tsx';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { useNetworkActions } from './use-network-actions.tsx';
import type { NetworkParams } from './use-network-params.ts';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** The member's connections, with suggestions below. */
export function ConnectionsTab({ params, suggestions }: { params: NetworkParams; suggestions: ReactNode }) {
  const { search, setSearch, connections } = params;
  const { page } = connections;
  const query = useQuery(connectionsQuery({ page, search: search || undefined }));
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  const { confirmEnd, dialog } = useNetworkActions();
  const [text, setText] = useDebouncedInput(search, setSearch);
  const { heading, goTo } = usePageChange(connections.setPage);
  const list = useRef<HTMLUListElement>(null);
  useFocusFallback(list, heading, data?.connections);
  useRedirectIfLoggedOut(error);

  return (
    <>
      <search className="mb-6 block sm:max-w-md">
        <Field label="Buscar en mis conexiones">
          {(control) => (
            <Input
              {...control}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={connectionLimits.search}
              placeholder="Nombre, empresa o cargo"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </search>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {search ? 'Conexiones encontradas' : 'Tus conexiones'}
        </h2>
        <p role="status" className="text-sm text-muted tabular-nums">
          {isPlaceholderData ? 'Cargando conexiones...' : data && countOf(data.total, 'conexión', 'conexiones')}
        </p>
      </div>
      {!data && isError ? (
        <ErrorState title="No se pudieron cargar tus conexiones" onRetry={refetch} retrying={isFetching} />
      ) : null}
      {data || isError ? null : <PeopleSkeleton label="Cargando conexiones..." className={grid} />}
      {data?.connections.length === 0 ? (
        <NoConnections
          total={data.total}
          onClear={search ? () => setText('') : undefined}
          onFirstPage={() => goTo(1)}
        />
      ) : null}
      <ul ref={list} className={classNames(grid, isPlaceholderData && 'opacity-60')}>
        {data?.connections.map((connection) => (
          <li key={connection.id} className="min-w-0">
            <ConnectionCard connection={connection} onEnd={() => confirmEnd(connection.connectedUser, connection.id)} />
          </li>
        ))}
      </ul>
      {data ? (
        <Pagination page={page} totalPages={data.totalPages} onPage={goTo} className="mt-6">
          {showingRange({ ...data, page, pageSize: connectionLimits.pageSize, shown: data.connections.length })}
        </Pagination>
      ) : null}
      {dialog}
      {suggestions}
    </>
  );
}
