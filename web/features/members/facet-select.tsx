import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface FacetSelectProps {
  label: string;
  /** Label of the option without a filter. */
  all: string;
  options: string[];
  value: string;
  onChange: (value: string) => void;
}

export function FacetSelect({ label, all, options, value, onChange }: FacetSelectProps) {
  // Only the most common values are offered, and a link may use another one.
  const offered = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{all}</option>
          {offered.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
