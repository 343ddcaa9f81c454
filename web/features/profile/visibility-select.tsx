import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { visibilityLabels } from './visibility-labels.ts';

interface VisibilitySelectProps extends UseFormRegisterReturn {
  id: string;
  label: string;
  error: string | undefined;
}

export function VisibilitySelect({ id, label, error, ...registered }: VisibilitySelectProps) {
  return (
    <Field id={id} label={label} error={error} className="half">
      {(control) => (
        <Select {...control} {...registered}>
          {Object.entries(visibilityLabels).map(([value, { choice }]) => (
            <option key={value} value={value}>
              {choice}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
