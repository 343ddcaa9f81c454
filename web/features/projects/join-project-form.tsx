import type { FormEvent } from 'react';
import { projectLimits } from '#contract/projects/projects.contract.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../ui/submission-notice.tsx';
import { useFocusOnProblem } from '../../ui/use-focus-on-problem.ts';
import { useSubmittedText } from '../../ui/use-submitted-text.ts';

/** Keeps the note until it has arrived. */
export type SubmitNote = (send: (note: string) => Promise<unknown>) => Promise<unknown>;

interface JoinProjectFormProps {
  /** `project:<user>:<project>` */
  name: string;
  problem: string | undefined;
  isSending: boolean;
  onSubmit: (submit: SubmitNote) => void;
  onCancel: () => void;
}

export function JoinProjectForm({ name, problem, isSending, onSubmit, onCancel }: JoinProjectFormProps) {
  const { text: note, change, submit, notice } = useSubmittedText(name);
  const box = useFocusOnProblem<HTMLTextAreaElement>(problem);

  function submitForm(event: FormEvent) {
    event.preventDefault();
    onSubmit(submit);
  }

  return (
    <form onSubmit={submitForm} className="flex flex-col gap-5">
      <SubmissionNotice {...notice} />
      <Field
        label="¿En qué puedes ayudar? (opcional)"
        error={problem}
        help={<CharacterCount length={note.length} max={projectLimits.note} />}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            autoFocus
            rows={4}
            className="min-h-28"
            maxLength={projectLimits.note}
            value={note}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <div className="action-row">
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSending} busyLabel="Enviando...">
          Confirmar participación
        </Button>
      </div>
    </form>
  );
}
