import { useEffect, useRef } from 'react';

export interface FieldProblem {
  /** Id of the control that the line leads to; absent when the problem belongs to no single field. */
  fieldId?: string;
  message: string;
}

const FAILED = 'No se pudo completar';

interface ErrorSummaryProps {
  title?: string;
  problems: FieldProblem[];
  /** Changes with each attempt, so that focus comes back here every time. */
  attempt: number;
}

export function ErrorSummary({ title = 'Revisa estos datos', problems, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(attempt);
  const shown = problems.length > 0;

  // Only a new attempt takes the focus: a mistake made while correcting must not pull anybody out of the field.
  useEffect(() => {
    if (shown && attempt !== lastAttempt.current) box.current?.focus();
    lastAttempt.current = attempt;
  }, [attempt, shown]);

  if (!shown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-destructive bg-card p-4">
      {/* What no field can mend is no list of things to look at. */}
      <p className="font-semibold">{problems.some(({ fieldId }) => fieldId) ? title : FAILED}</p>
      <ul className="mt-1 list-disc pl-5">
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
