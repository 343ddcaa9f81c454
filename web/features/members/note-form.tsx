import type { FormEvent } from 'react';
import { connectionLimits } from '#contract/members/networking.contract.ts';
import { Button, TwoLabels } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { useSubmittedText } from '../../ui/use-submitted-text.ts';
import type { SubmitNote } from './use-connection.ts';

/** Beside the toast of the failure, which says that it could not be sent. */
const UNRESOLVED =
  'No llegó la confirmación. Inténtalo de nuevo cuando tengas señal: si tu solicitud ya había llegado, no se repite.';

interface NoteFormProps {
  /** `connection-note:<user>:<member>` */
  name: string;
  isBusy: boolean;
  /** Resolves to whether it arrived: until then the note stays before its writer. */
  onSubmit: (submit: SubmitNote) => Promise<boolean>;
  onClose: () => void;
}

export function NoteForm({ name, isBusy, onSubmit, onClose }: NoteFormProps) {
  const { text: note, change, submit: submitText, notice } = useSubmittedText(name);
  const isTooLong = note.length > connectionLimits.note;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isTooLong || isBusy) return;
    if (await onSubmit((send) => submitText((text) => send(text.trim())))) onClose();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <SubmissionNotice {...notice} unresolved={UNRESOLVED} />
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
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <div className="-mt-2 flex justify-end">
        <CharacterCount length={note.length} max={connectionLimits.note} />
      </div>
      <div className="mt-2 action-row">
        <Button variant="secondary" onClick={onClose}>
          <TwoLabels first="Cancelar" second="Cerrar" isSecond={isBusy} />
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Enviando...">
          Enviar solicitud
        </Button>
      </div>
    </form>
  );
}
