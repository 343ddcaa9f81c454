import { useOptimisticValue } from '../lib/use-optimistic-value.ts';
import { Field } from './field.tsx';
import type { FilterOption } from './filter-chips.tsx';
import { Select } from './form-controls.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: ReadonlyArray<FilterOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Filter of a list, where chips would be too many. */
export function FilterSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: FilterSelectProps<Value>) {
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
