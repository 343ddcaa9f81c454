import { Plus } from 'lucide-react';
import { useId } from 'react';
import { type QuestionKind, questionLimits } from '#contract/events/event-questions.ts';
import { Button } from '../../../ui/button.tsx';
import { EditableRow } from '../../../ui/editable-row.tsx';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/form-controls.tsx';
import { useEditableRows } from '../../../ui/use-editable-rows.ts';
import type { QuestionValues } from '../event-form-values.ts';

const kindLabels: Record<QuestionKind, string> = { text: 'Texto', choice: 'Una opción de varias', 'yes-no': 'Sí o no' };
const kinds = Object.keys(kindLabels) as QuestionKind[];

const emptyQuestion: QuestionValues = { kind: 'text', label: '', options: '', required: false };

interface QuestionEditorProps {
  questions: QuestionValues[];
  error: string | undefined;
  /** Keyed by control id. */
  rowErrors: Record<string, string>;
  onChange: (questions: QuestionValues[]) => void;
}

export function QuestionEditor({ questions, error, rowErrors, onChange }: QuestionEditorProps) {
  const headingId = useId();
  const { list, add, replace, move, remove } = useEditableRows(questions, onChange);

  const ofRow = (index: number, name: string) => {
    const id = `questions.${index}.${name}`;
    return { id, error: rowErrors[id] };
  };

  return (
    <fieldset id="questions" tabIndex={-1} aria-describedby={`${headingId}-help`} className="min-w-0">
      <legend className="font-semibold">Preguntas al inscribirse</legend>
      <p id={`${headingId}-help`} className="text-sm text-muted">
        Se preguntan una vez, y las respuestas salen en la lista de asistentes. Si quitas una que ya respondieron, sus
        respuestas se conservan.
      </p>
      {error && Object.keys(rowErrors).length === 0 ? (
        <p className="mt-2 text-sm font-semibold text-destructive">{error}</p>
      ) : null}
      <ol ref={list} className="mt-3 grid gap-3 empty:hidden">
        {questions.map((question, index) => (
          <EditableRow
            key={question.id ?? `new-${index}`}
            name={question.label || `Pregunta ${index + 1}`}
            index={index}
            count={questions.length}
            onMove={move}
            onRemove={remove}
          >
            <div className="grid gap-3">
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
            </div>
          </EditableRow>
        ))}
      </ol>
      {questions.length < questionLimits.questions ? (
        <Button size="sm" variant="outline" onClick={() => add(emptyQuestion)} className="mt-3">
          <Plus aria-hidden="true" className="size-4" />
          Agregar una pregunta
        </Button>
      ) : null}
    </fieldset>
  );
}
