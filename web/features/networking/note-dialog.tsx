import { type FormEvent, useState } from 'react';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { connectionLimits } from '#contract/networking/connections.contract.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useConnection } from './use-connection.ts';

interface NoteDialogProps {
  member: { id: string; firstName: string; lastName: string } & ConnectionState;
  open: boolean;
  onClose: () => void;
}

/** Connection request with a note. */
export function NoteDialog({ member, open, onClose }: NoteDialogProps) {
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
