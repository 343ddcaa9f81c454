import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

export interface FieldConflict {
  /** Id of the control. */
  name: string;
  label: string;
  theirs: string;
  mine: string;
  /** Between a draft of another day and the record of now. */
  isOfDraft?: true | undefined;
  decide: (choice: 'mine' | 'theirs') => void;
}

export interface ConflictNoticeProps {
  conflicts: readonly FieldConflict[];
  /** Changes with each attempt to save, so that the notice takes the focus every time. */
  attempt: number;
}

export function ConflictNotice({ conflicts, attempt }: ConflictNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const lastAttempt = useRef(attempt);
  const [decidedAt, setDecidedAt] = useState<number>();
  const count = conflicts.length;
  const fieldId = ({ name }: FieldConflict) => `${headingId}-${name}`;

  useEffect(() => {
    if (count > 0 && attempt !== lastAttempt.current) heading.current?.focus();
    lastAttempt.current = attempt;
  }, [attempt, count]);

  const isOfDraft = conflicts.some((conflict) => conflict.isOfDraft);
  useEffect(() => {
    if (isOfDraft) heading.current?.focus();
  }, [isOfDraft]);

  /** The pressed button is removed with its row, so the focus moves to the rest or to the field. */
  function decide(conflict: FieldConflict, choice: 'mine' | 'theirs') {
    const next = count > 1 ? heading.current : document.getElementById(conflict.name);
    conflict.decide(choice);
    setDecidedAt(attempt);
    next?.focus();
  }

  return (
    <>
      {/* Live regions must exist before their text, or screen readers do not announce it. */}
      <div role="status">
        {count === 0 && decidedAt === attempt ? (
          <p className="mb-5 rounded-card border-2 border-sun bg-card p-4">
            Ya elegiste qué queda. <strong>Falta guardar:</strong> hasta entonces no cambia nada.
          </p>
        ) : null}
      </div>
      {count > 0 ? (
        <section aria-labelledby={headingId} className="mb-5 rounded-card border-2 border-sun bg-card p-4 sm:p-6">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-lg">
            {isOfDraft
              ? 'Hay una versión más nueva que tu borrador'
              : count === 1
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
                <h3 id={fieldId(conflict)} className="text-base">
                  {conflict.label}
                </h3>
                <dl className="mt-2 grid gap-3 sm:grid-cols-2">
                  <FieldValue label="Lo que escribiste tú" field={conflict.label} text={conflict.mine} />
                  <FieldValue label="Lo que está guardado" field={conflict.label} text={conflict.theirs} />
                </dl>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-describedby={fieldId(conflict)}
                    onClick={() => decide(conflict, 'mine')}
                  >
                    Dejar lo que escribí
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-describedby={fieldId(conflict)}
                    onClick={() => decide(conflict, 'theirs')}
                  >
                    Usar lo guardado
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

const LONG = 300;

function FieldValue({ label, field, text }: { label: string; field: string; text: string }) {
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
