import { useQuery } from '@tanstack/react-query';
import { Mail, Send, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { connectionLimits, type OwnConnection } from '#contract/members/networking.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { fullName } from '../../lib/people.ts';
import { useDebouncedInput } from '../../lib/use-debounce.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { connectionsQuery } from './networking.api.ts';
import { Day, memberGrid, PersonLine, personShape } from './person-line.tsx';
import { useNetworkActions } from './use-network-actions.tsx';
import type { NetworkParams } from './use-network-params.ts';

function ConnectionCard({
  connection: { connectedUser, connectedAt },
  onEnd,
}: {
  connection: OwnConnection;
  onEnd: () => void;
}) {
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

const texts = {
  one: 'conexión',
  many: 'conexiones',
  loading: 'Cargando conexiones...',
  failed: 'No se pudieron cargar tus conexiones',
};

export function ConnectionsTab({ params, suggestions }: { params: NetworkParams; suggestions: ReactNode }) {
  const { search, setSearch, connections } = params;
  const query = useQuery(connectionsQuery({ page: connections.page, search: search || undefined }));
  const { confirmEnd, dialog } = useNetworkActions();
  const [text, setText] = useDebouncedInput(search, setSearch);
  const empty = search
    ? {
        title: 'Ninguna conexión coincide',
        description: 'Prueba con otro nombre, empresa o cargo.',
        action: (
          <Button variant="outline" onClick={() => setText('')}>
            Limpiar filtros
          </Button>
        ),
      }
    : {
        title: 'Aún no tienes conexiones',
        description: 'Busca a otros miembros y envíales una solicitud.',
        action: <ButtonLink href="/members">Ver el directorio</ButtonLink>,
      };

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
      <PagedList
        query={query}
        items={query.data?.connections}
        itemKey={({ id }) => id}
        pageSize={connectionLimits.pageSize}
        page={connections.page}
        onPage={connections.setPage}
        heading={search ? 'Conexiones encontradas' : 'Tus conexiones'}
        texts={texts}
        skeleton={<LoadingShapes label={texts.loading} count={4} grid={memberGrid} {...personShape} />}
        empty={empty}
        grid={memberGrid}
      >
        {(connection) => (
          <ConnectionCard connection={connection} onEnd={() => confirmEnd(connection.connectedUser, connection.id)} />
        )}
      </PagedList>
      {dialog}
      {suggestions}
    </>
  );
}
