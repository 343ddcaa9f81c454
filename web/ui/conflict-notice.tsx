import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

/** Field that was also changed elsewhere since the form was opened. */
export interface FieldConflict {
  /** Id of its control. */
  name: string;
  label: string;
  theirs: string;
  mine: string;
  decide: (choice: 'mine' | 'theirs') => void;
}

interface ConflictNoticeProps {
  conflicts: readonly FieldConflict[];
  /** Changes with each attempt to save, so that the notice takes the focus every time. */
  attempt: number;
}

/** Asks for each field that both changed which of the two values stays. */
export function ConflictNotice({ conflicts, attempt }: ConflictNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const lastAttempt = useRef(attempt);
  const count = conflicts.length;

  useEffect(() => {
    if (count > 0 && attempt !== lastAttempt.current) heading.current?.focus();
    lastAttempt.current = attempt;
  }, [attempt, count]);

  if (count === 0) return null;

  /** The pressed button goes with its row: the focus moves to what is left, or to the field. */
  function decide(conflict: FieldConflict, choice: 'mine' | 'theirs') {
    const next = count > 1 ? heading.current : document.getElementById(conflict.name);
    conflict.decide(choice);
    next?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="mb-5 rounded-card border-2 border-sun bg-card p-4 sm:p-6">
      <h2 ref={heading} id={headingId} tabIndex={-1} className="text-lg">
        {count === 1
          ? 'Este campo cambió mientras lo editabas'
          : `Estos ${count} campos cambiaron mientras los editabas`}
      </h2>
      <p className="mt-1 text-sm text-muted">
        Todavía no se ha guardado nada tuyo. Elige qué queda y guarda de nuevo; lo demás que cambió ya está en el
        formulario.
      </p>
      <ul className="mt-4 grid gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.name} className="border-t border-border pt-4">
            <h3 className="text-base">{conflict.label}</h3>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              <FieldValue label="Lo tuyo" field={conflict.label} text={conflict.mine} />
              <FieldValue label="Lo guardado" field={conflict.label} text={conflict.theirs} />
            </dl>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={() => decide(conflict, 'mine')}>
                Conservar lo mío<span className="sr-only">: {conflict.label}</span>
              </Button>
              <Button size="sm" variant="outline" onClick={() => decide(conflict, 'theirs')}>
                Usar lo guardado<span className="sr-only">: {conflict.label}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LONG = 300;

interface FieldValueProps {
  label: string;
  field: string;
  text: string;
}

function FieldValue({ label, field, text }: FieldValueProps) {
  const look = 'mt-1 rounded-input border border-border bg-subtle px-3 py-2 whitespace-pre-line wrap-anywhere';
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd>
        {text.length > LONG ? (
          <section
            aria-label={`${field}: ${label.toLowerCase()}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
            tabIndex={0}
            className={`${look} max-h-60 overflow-y-auto`}
          >
            {text}
          </section>
        ) : (
          <p className={look}>{text}</p>
        )}
      </dd>
    </div>
  );
}
