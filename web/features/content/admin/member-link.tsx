import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import type { CellProps } from '../../../ui/record-form/field-specs.ts';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Of a pasted address its id is kept; anything else as it was typed, to be shown with its error. */
export function MemberLink({ id, name, label, help, rowName, value, error, onChange }: CellProps) {
  const text = String(value ?? '');
  return (
    <Field id={id} label={label} error={error} help={help}>
      {(control) => (
        <Input
          {...control}
          aria-label={`${label}: ${rowName}`}
          placeholder="/members/…"
          value={UUID.test(text) ? `/members/${text}` : text}
          onChange={({ target }) =>
            onChange({ [name]: UUID.exec(target.value)?.[0].toLowerCase() ?? (target.value || null) })
          }
        />
      )}
    </Field>
  );
}
