import type { FormEvent } from 'react';
import { connectionLimits } from '#contract/networking/networking.contract.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';

interface NoteFormProps {
  note: string;
  onChange: (note: string) => void;
  onSend: (note: string) => void;
  onCancel: () => void;
}

/** The note of a connection request. */
export function NoteForm({ note, onChange, onSend, onCancel }: NoteFormProps) {
  const isTooLong = note.length > connectionLimits.note;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isTooLong) onSend(note.trim());
  }

  return (
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
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-1 flex justify-end">
        <CharacterCount length={note.length} max={connectionLimits.note} />
      </div>
      <div className="mt-5 action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit">Enviar solicitud</Button>
      </div>
    </form>
  );
}
