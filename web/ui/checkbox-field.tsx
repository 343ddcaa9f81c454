import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  help?: ReactNode;
  className?: string;
}

export function CheckboxField({ label, help, className, id, ...rest }: CheckboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  return (
    <div className={className}>
      <label htmlFor={controlId} className="inline-flex min-h-11 items-center gap-3 font-semibold">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={help ? helpId : undefined}
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {help ? (
        <p id={helpId} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}
