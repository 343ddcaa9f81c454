import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface FieldProblem {
  /** Id of the control that the line links to; absent for a problem without a field. */
  fieldId?: string;
  message: string;
}

interface ErrorSummaryProps {
  title?: string | undefined;
  problems: FieldProblem[];
  /** Changes with each attempt, so that the summary takes the focus every time. */
  attempt: number;
}

export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(attempt);
  const shown = problems.length > 0;

  // Only a new attempt moves the focus: an error while correcting must not pull the user out of the field.
  useEffect(() => {
    if (shown && attempt !== lastAttempt.current) box.current?.focus();
    lastAttempt.current = attempt;
  }, [attempt, shown]);

  if (!shown) return null;
  // Without a field to correct, a list of fields to review would mislead.
  const canBeMended = problems.some(({ fieldId }) => fieldId);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-destructive bg-card p-4">
      <p className="font-semibold">{title ?? (canBeMended ? 'Revisa estos datos' : 'No se pudo completar')}</p>
      <ul className={canBeMended ? 'mt-1 list-disc pl-5' : 'mt-1'}>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="inline-link inline-block py-0.5 align-top"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function formProblems<Values extends FieldValues>(
  fields: ReadonlyArray<keyof Values & string>,
  errors: FieldErrors<Values>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    const message = errors[field]?.message;
    if (typeof message === 'string') problems.push({ fieldId: field, message });
  }
  const general = errors.root?.message;
  if (general) problems.push({ message: general });
  return problems;
}
