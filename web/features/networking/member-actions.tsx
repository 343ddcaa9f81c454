import { Ban, Flag, MessageSquarePlus, UserMinus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { connectionLimits } from '#contract/networking/networking.contract.ts';
import { fullName } from '../../lib/people.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { useConnection } from './use-connection.ts';
import { useNetworkActions } from './use-network-actions.tsx';

interface NoteDialogProps {
  member: { id: string; firstName: string; lastName: string } & ConnectionState;
  open: boolean;
  onClose: () => void;
}

/** Connection request with a note. */
function NoteDialog({ member, open, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const { send, isBusy } = useConnection(member);
  const isTooLong = note.length > connectionLimits.note;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    send(note.trim());
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Conectar con ${member.firstName}`}>
      <form onSubmit={submit} noValidate>
        <Field
          label="Nota (opcional)"
          help="Di quién eres o de qué se conocen. La verá junto con tu solicitud."
          error={isTooLong ? `La nota no puede exceder ${connectionLimits.note} caracteres` : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              className="min-h-28"
              data-autofocus
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <div className="mt-1 flex justify-end">
          <CharacterCount length={note.length} max={connectionLimits.note} />
        </div>
        <div className="mt-5 action-row">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Enviando...">
            Enviar solicitud
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface MemberActionsProps {
  member: { id: string; firstName: string; lastName: string } & ConnectionState;
  onBlocked: () => void;
  onReport: () => void;
}

/** Overflow menu of a member's profile. */
export function MemberActions({ member, onBlocked, onReport }: MemberActionsProps) {
  const [isWriting, setWriting] = useState(false);
  const { confirmBlock, confirmEnd, dialog } = useNetworkActions();
  const { connectionStatus, connectionId } = member;
  const items: (MenuItem | false)[] = [
    connectionStatus === 'none' && {
      label: 'Conectar con una nota',
      icon: MessageSquarePlus,
      onSelect: () => setWriting(true),
    },
    connectionStatus === 'connected' &&
      connectionId !== null && {
        label: 'Terminar la conexión',
        icon: UserMinus,
        onSelect: () => confirmEnd(member, connectionId),
      },
    { label: 'Reportar este perfil', icon: Flag, onSelect: onReport },
    {
      label: `Bloquear a ${member.firstName}`,
      icon: Ban,
      onSelect: () => confirmBlock(member, onBlocked),
      destructive: true,
    },
  ];
  return (
    <>
      {/* At the right edge, since the menu opens to the left. */}
      <div className="ml-auto">
        <Menu label={`Más acciones: ${fullName(member)}`} items={items.filter((item) => item !== false)} />
      </div>
      <NoteDialog member={member} open={isWriting} onClose={() => setWriting(false)} />
      {dialog}
    </>
  );
}
