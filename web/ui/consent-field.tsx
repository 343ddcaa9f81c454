import type { ComponentProps, ReactNode } from 'react';
import { legalPaths } from '#contract/legal/legal-documents.ts';

interface ConsentFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  id: string;
  lead?: ReactNode;
  error?: string | undefined;
  isRequired: boolean;
  className?: string;
}

/** Never preselected: consent has to be an action. The policy opens in another tab, so that no input is lost. */
export function ConsentField({ id, lead, error, isRequired, className, ...rest }: ConsentFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span>
          {lead ?? 'He leído y acepto la'}{' '}
          <a href={legalPaths.privacy} target="_blank" rel="noopener" className="font-semibold underline">
            política de privacidad
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
          {isRequired ? ' *' : ''}
        </span>
      </label>
      {error ? (
        <p id={errorId} className="text-sm font-semibold text-destructive">
          {error}
        </p>
      ) : null}
    </div>
  );
}
