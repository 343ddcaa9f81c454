import { useQuery } from '@tanstack/react-query';
import { Mail, Send, UserMinus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { connectionLimits, type OwnConnection } from '#contract/members/networking.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { classNames } from '../../lib/class-names.ts';
import { countOf } from '../../lib/numbers.ts';
import { fullName } from '../../lib/people.ts';
import { useDebouncedInput } from '../../lib/use-debounce.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { Menu } from '../../ui/menu.tsx';
import { EmptyPage, Pagination, showingRange, usePageChange } from '../../ui/pagination.tsx';
import { useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';
import { connectionsQuery } from './networking.api.ts';
import { Day, PeopleSkeleton, PersonLine } from './person-line.tsx';
import { useNetworkActions } from './use-network-actions.tsx';
import type { NetworkParams } from './use-network-params.ts';

interface NoConnectionsProps {
  /** Across all pages, since a page past the last one is empty too. */
  total: number;
  onClear: (() => void) | undefined;
  onFirstPage: () => void;
}

function NoConnections({ total, onClear, onFirstPage }: NoConnectionsProps) {
  if (total > 0) return <EmptyPage many="conexiones" onFirstPage={onFirstPage} />;
  if (onClear) {
    return (
      <EmptyState
        title="Ninguna conexión coincide"
        description="Prueba con otro nombre, empresa o cargo."
        action={
          <Button variant="outline" onClick={onClear}>
            Limpiar filtros
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Aún no tienes conexiones"
      description="Busca a otros miembros y envíales una solicitud."
      action={<ButtonLink href="/members">Ver el directorio</ButtonLink>}
    />
  );
}

interface ConnectionCardProps {
  connection: OwnConnection;
  onEnd: () => void;
}

function ConnectionCard({ connection: { connectedUser, connectedAt }, onEnd }: ConnectionCardProps) {
  const name = fullName(connectedUser);
  return (
    <Card as="article" className="flex h-full flex-col justify-between gap-4 p-4">
      <PersonLine person={connectedUser}>
        Conectados desde el <Day instant={connectedAt} />
      </PersonLine>
      <div className="flex flex-wrap items-center gap-2">
        {connectedUser.email ? (
          <ButtonLink href={`mailto:${connectedUser.email}`} variant="outline" size="sm">
            <Mail aria-hidden="true" className="size-4" />
            Correo<span className="sr-only"> a {name}</span>
          </ButtonLink>
        ) : null}
        <ButtonLink href={conversationPath(connectedUser)} variant="outline" size="sm">
          <Send aria-hidden="true" className="size-4" />
          Mensaje<span className="sr-only"> a {name}</span>
        </ButtonLink>
        <div className="ml-auto">
          <Menu
            label={`Más acciones: ${name}`}
            items={[{ label: 'Terminar la conexión', icon: UserMinus, onSelect: onEnd, destructive: true }]}
          />
        </div>
      </div>
    </Card>
  );
}

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

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
