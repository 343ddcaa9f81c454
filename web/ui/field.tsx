import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';

/** One column; on larger screens fields with the class `half` share a row, also inside a fieldset that is `contents`. */
export const formGrid =
  'grid gap-5 sm:grid-cols-2 *:[&:not(.half)]:sm:col-span-2 [&>fieldset>:not(.half)]:sm:col-span-2';

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
      <label htmlFor={controlId} className="inline-flex gap-3 py-2.5 font-semibold">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          aria-describedby={help ? helpId : undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {help ? (
        <p id={helpId} className="-mt-1.5 pl-8 text-sm text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Fixed id for links from outside, such as an error summary. */
  id?: string;
  help?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, id, help, error, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(error && errorId, help ? helpId : null) || undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
      </label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={errorId} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={helpId} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
    </div>
  );
}
