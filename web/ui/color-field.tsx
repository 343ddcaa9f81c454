import { isHexColor } from '../lib/site-theme.ts';
import { ContrastNote } from './contrast-note.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface ColorFieldProps {
  label: string;
  id: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Colour picker and text field for the same value. */
export function ColorField({ label, id, error, value, onChange, className }: ColorFieldProps) {
  return (
    <Field label={label} id={id} error={error} help={<ContrastNote color={value} />} className={className}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`Elegir: ${label.replace(' *', '')}`}
            value={isHexColor(value) ? value : '#000000'}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-input border border-input-border bg-card p-1"
          />
          <Input
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className="font-mono"
          />
        </span>
      )}
    </Field>
  );
}
