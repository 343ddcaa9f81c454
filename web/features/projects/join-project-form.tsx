import type { FormEvent } from 'react';
import { projectLimits } from '#contract/projects/projects.contract.ts';
import { Button } from '../../ui/button.tsx';
import { CharacterCount } from '../../ui/character-count.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/form-controls.tsx';
import { useFocusOnProblem } from '../../ui/use-focus-on-problem.ts';

interface JoinProjectFormProps {
  note: string;
  onNote: (note: string) => void;
  problem: string | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
}

export function JoinProjectForm({ note, onNote, problem, isSending, onSubmit, onCancel }: JoinProjectFormProps) {
  const box = useFocusOnProblem<HTMLTextAreaElement>(problem);
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
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
            onChange={(event) => onNote(event.target.value)}
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
