import { classNames } from '../lib/class-names.ts';
import { useOptimisticValue } from '../lib/use-optimistic-value.ts';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

export interface FilterProps<Value extends string> {
  /** For chips, screen readers only. */
  label: string;
  options: ReadonlyArray<FilterOption<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

export function FilterChips<Value extends string>({ label, options, value, onChange, className }: FilterProps<Value>) {
  const [shown, choose] = useOptimisticValue(value, onChange);
  return (
    <fieldset className={classNames('flex min-w-0 flex-wrap gap-2', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const pressed = option.value === shown;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            onClick={() => choose(option.value)}
            className={classNames(
              'min-h-9 rounded-full border px-4 py-1 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
              pressed
                ? 'border-primary bg-primary text-primary-foreground'
                : 'border-input-border bg-card text-text hover:bg-subtle',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </fieldset>
  );
}
