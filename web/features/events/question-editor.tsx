import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type QuestionKind, questionLimits } from '#contract/events/event-questions.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, Field } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/form-controls.tsx';
import { useRowFocus } from '../../ui/use-row-focus.ts';
import type { QuestionValues } from './event-form-values.ts';

const kindLabels: Record<QuestionKind, string> = { text: 'Texto', choice: 'Una opción de varias', 'yes-no': 'Sí o no' };
const kinds = Object.keys(kindLabels) as QuestionKind[];

interface QuestionEditorProps {
  questions: QuestionValues[];
  /** Of the list as a whole, or the first of its rows. */
  error: string | undefined;
  /** By the id of their control. */
  rowErrors: Record<string, string>;
  onChange: (questions: QuestionValues[]) => void;
}

/** Questions that registration asks, in order. */
export function QuestionEditor({ questions, error, rowErrors, onChange }: QuestionEditorProps) {
  const headingId = useId();
  const { list, focusRow, focusMoved } = useRowFocus(questions);

  function add() {
    onChange([...questions, { kind: 'text', label: '', options: '', required: false }]);
    focusRow(questions.length);
  }

  function remove(index: number) {
    onChange(questions.filter((_, at) => at !== index));
    focusRow(Math.min(index, questions.length - 2), '[aria-label^=Quitar]');
  }

  const replace = (index: number, values: Partial<QuestionValues>) =>
    onChange(questions.map((question, at) => (at === index ? { ...question, ...values } : question)));

  function moveUp(index: number) {
    onChange(questions.toSpliced(index, 1).toSpliced(index - 1, 0, ...questions.slice(index, index + 1)));
    focusMoved(index, index - 1);
  }

  const ofRow = (index: number, name: string) => {
    const id = `questions.${index}.${name}`;
    return { id, error: rowErrors[id] };
  };

  return (
    <fieldset
      id="questions"
      tabIndex={-1}
      aria-describedby={`${headingId}-help`}
      className="min-w-0 rounded-card border border-border p-4"
    >
      <legend className="px-1 font-semibold">Preguntas al inscribirse</legend>
      <p id={`${headingId}-help`} className="text-sm text-muted">
        Se preguntan una vez, y las respuestas salen en la lista de asistentes. Si quitas una que ya respondieron, sus
        respuestas se conservan.
      </p>
      {error && Object.keys(rowErrors).length === 0 ? (
        <p className="mt-2 text-sm font-semibold text-destructive">{error}</p>
      ) : null}
      <ol ref={list} className="grid gap-4">
        {questions.map((question, index) => (
          <li key={question.id ?? `new-${index}`} className="grid gap-3 border-b border-border py-4">
            <Field label={`Pregunta ${index + 1} *`} {...ofRow(index, 'label')}>
              {(control) => (
                <Input
                  {...control}
                  value={question.label}
                  maxLength={questionLimits.label}
                  onChange={(event) => replace(index, { label: event.target.value })}
                />
              )}
            </Field>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Tipo de respuesta">
                {(control) => (
                  <Select
                    {...control}
                    value={question.kind}
                    onChange={(event) => replace(index, { kind: event.target.value as QuestionKind })}
                  >
                    {kinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {kindLabels[kind]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <CheckboxField
                label="Obligatoria"
                checked={question.required}
                onChange={(event) => replace(index, { required: event.target.checked })}
                className="sm:self-end"
              />
            </div>
            {question.kind === 'choice' ? (
              <Field label="Opciones *" {...ofRow(index, 'options')} help="Una por línea; al menos dos.">
                {(control) => (
                  <Textarea
                    {...control}
                    rows={3}
                    value={question.options}
                    onChange={(event) => replace(index, { options: event.target.value })}
                  />
                )}
              </Field>
            ) : null}
            <div className="flex flex-wrap gap-2">
              {index > 0 ? (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Subir la pregunta ${index + 1}`}
                  onClick={() => moveUp(index)}
                >
                  <ArrowUp aria-hidden="true" className="size-4" />
                  Subir
                </Button>
              ) : null}
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Quitar la pregunta ${index + 1}`}
                onClick={() => remove(index)}
                className="text-destructive"
              >
                <Trash2 aria-hidden="true" className="size-4" />
                Quitar
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {questions.length < questionLimits.questions ? (
        <Button size="sm" variant="outline" onClick={add} className="mt-4">
          <Plus aria-hidden="true" className="size-4" />
          Agregar una pregunta
        </Button>
      ) : null}
    </fieldset>
  );
}
