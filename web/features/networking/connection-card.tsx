import { Mail, Send, UserMinus } from 'lucide-react';
import type { OwnConnection } from '#contract/networking/connections.contract.ts';
import { conversationPath } from '#contract/paths.ts';
import { fullName } from '../../lib/full-name.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Day } from './day.tsx';
import { PersonLine } from './person-line.tsx';

interface ConnectionCardProps {
  connection: OwnConnection;
  onEnd: () => void;
}

export function ConnectionCard({ connection: { connectedUser, connectedAt }, onEnd }: ConnectionCardProps) {
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
