import { Field } from './field.tsx';
import { Select, Textarea } from './form-controls.tsx';

/** Same as `questionLimits` of the contract, which would load the schemas too. */
const MAX_ANSWER = 500;

interface Question {
  kind: 'text' | 'choice' | 'yes-no';
  label: string;
  options: string[];
  required: boolean;
}

interface QuestionFieldProps {
  question: Question;
  value: string;
  error: string | undefined;
  isFirst?: boolean;
  onChange: (answer: string) => void;
}

export function QuestionField({ question, value, error, isFirst, onChange }: QuestionFieldProps) {
  const { kind, label, options, required } = question;
  const choices = kind === 'yes-no' ? ['Sí', 'No'] : options;
  return (
    <Field label={required ? `${label} *` : label} error={error}>
      {(control) =>
        kind === 'text' ? (
          <Textarea
            {...control}
            data-autofocus={isFirst || undefined}
            rows={2}
            maxLength={MAX_ANSWER}
            required={required}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Select
            {...control}
            data-autofocus={isFirst || undefined}
            required={required}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">Elige</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  );
}
