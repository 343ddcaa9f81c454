import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { Field } from './field.tsx';
import type { FilterProps } from './filter-chips.tsx';
import { Select } from './form-controls.tsx';

export function FilterSelect<Value extends string>({ label, options, value, onChange, className }: FilterProps<Value>) {
  const [shown, choose] = useOptimisticValue(value, onChange);
  return (
    <Field label={label} className={className}>
      {(control) => (
        <Select {...control} value={shown} onChange={(event) => choose(event.target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
