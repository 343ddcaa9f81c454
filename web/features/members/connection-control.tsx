import { Check, Clock, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { pendingRequestsPath } from '#contract/paths.ts';
import { isKept } from '../../lib/is-kept.ts';
import { fullName } from '../../lib/people.ts';
import { Button, ButtonLink, type ButtonSize } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useConnection } from './use-connection.ts';

interface ConnectionControlProps {
  member: { id: string; firstName: string; lastName: string } & ConnectionState;
  userId: string;
  size?: ButtonSize;
}

const NoteForm = lazyPart(async () => (await import('./note-form.tsx')).NoteForm);

const LABELS = { connected: 'Conectado', pending: 'Pendiente', blocked: 'Bloqueado', none: 'Conectar' };
const ICONS = { connected: Check, pending: Clock, blocked: undefined, none: UserPlus };

export function ConnectionControl({ member, userId, size = 'sm' }: ConnectionControlProps) {
  const { place, isBusy, send, submitNote, withdraw } = useConnection(member);
  const [isWriting, setWriting] = useState(false);
  const { connectionStatus: status, connectionId, isRequestMine } = member;
  const Icon = ICONS[status];
  const name = fullName(member);
  const noteName = `connection-note:${userId}:${member.id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would say that something is filled in here
    <div ref={place} role="group" tabIndex={-1} aria-label={`Conexión con ${name}`} className="flex flex-wrap gap-2">
      <Button
        size={size}
        variant={status === 'none' ? 'primary' : 'secondary'}
        disabled={status !== 'none' || isBusy}
        // A note that did not arrive is not left out in silence.
        onClick={() => (isKept(noteName) ? setWriting(true) : send())}
      >
        {Icon ? <Icon aria-hidden="true" className="size-4" /> : null}
        {LABELS[status]}
        {status === 'none' ? <span className="sr-only"> con {name}</span> : null}
      </Button>
      {status === 'none' ? (
        <Button size={size} variant="ghost" disabled={isBusy} onClick={() => setWriting(true)}>
          Con una nota
          <span className="sr-only"> a {name}</span>
        </Button>
      ) : null}
      {isWriting ? (
        <Dialog open onClose={() => setWriting(false)} title={`Conectar con ${member.firstName}`}>
          <NoteForm name={noteName} isBusy={isBusy} onSubmit={submitNote} onClose={() => setWriting(false)} />
        </Dialog>
      ) : null}
      {status === 'pending' && isRequestMine && connectionId ? (
        <Button size={size} variant="ghost" disabled={isBusy} onClick={withdraw}>
          Retirar solicitud
          <span className="sr-only"> a {name}</span>
        </Button>
      ) : null}
      {status === 'pending' && !isRequestMine ? (
        <ButtonLink size={size} href={pendingRequestsPath}>
          Responder
          <span className="sr-only"> a {name}</span>
        </ButtonLink>
      ) : null}
    </div>
  );
}
