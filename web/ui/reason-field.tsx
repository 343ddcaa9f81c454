import { useEffect, useRef } from 'react';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

export interface Reason {
  label: string;
  /** Says who will read the reason. */
  help: string;
  max: number;
  /** Message if the reason is missing; absent where it is optional. */
  required?: string;
}

interface ReasonFieldProps {
  reason: Reason;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function ReasonField({ reason: { label, help, max, required }, value, error, onChange }: ReasonFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);

  return (
    <Field
      label={label}
      error={error}
      className="mt-4 text-text"
      help={
        <span className="flex justify-between gap-4">
          {help}
          <CharacterCount length={value.length} max={max} />
        </span>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          ref={box}
          data-autofocus
          rows={3}
          className="min-h-22"
          required={required !== undefined}
          maxLength={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
