import { useEffect, useRef, useState } from 'react';
import type { SubmissionState } from '../lib/submission-states.ts';
import { EXPIRED } from '../lib/submissions.ts';
import { Button } from './button.tsx';

export interface SubmissionNoticeProps {
  state: SubmissionState;
  isRestored: boolean;
  unresolved?: string;
  /** Sent so long ago that it could be repeated. */
  isExpired?: boolean;
  /** What is saved now, where the draft began from an older version. */
  newer?: string | undefined;
  /** Attempts of this page that got no answer: each brings the notice into view. */
  failures?: number;
  onDiscard: () => void;
}

const UNRESOLVED = 'No sabemos si llegó. Envíalo otra vez cuando tengas señal: si ya había llegado, no se repite.';

function sentenceOf({
  state,
  isRestored,
  unresolved = UNRESOLVED,
  isExpired,
  newer,
}: Omit<SubmissionNoticeProps, 'onDiscard' | 'failures'>) {
  if (state === 'sending') return 'Se está enviando…';
  if (state === 'unresolved') return isExpired ? EXPIRED : unresolved;
  if (state === 'unsent') return 'Sin conexión: no se envió. Queda guardado aquí; envíalo cuando vuelva la señal.';
  if (newer !== undefined) return 'Hay una versión más nueva que tu borrador. Si guardas el tuyo, la reemplaza.';
  return isRestored && state !== 'empty' ? 'Recuperamos el borrador que dejaste aquí.' : null;
}

/** Discarding takes two presses. */
export function SubmissionNotice({ onDiscard, failures = 0, ...submission }: SubmissionNoticeProps) {
  const [asking, setAsking] = useState(false);
  const sentence = sentenceOf(submission);
  const notice = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (!sentence || seen.current === failures) return;
    seen.current = failures;
    notice.current?.focus();
  }, [sentence, failures]);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-yellow-ground px-4 py-2 text-sm text-yellow-text empty:hidden"
    >
      {sentence ? (
        <>
          <p>{asking ? '¿Descartar lo que escribiste? No se puede deshacer.' : sentence}</p>
          {submission.state === 'sending' ? null : asking ? (
            <span className="flex gap-1">
              <Button variant="ghost" size="sm" onClick={() => setAsking(false)}>
                Conservar
              </Button>
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  setAsking(false);
                  onDiscard();
                }}
              >
                Sí, descartar
              </Button>
            </span>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
              Descartar borrador
            </Button>
          )}
          {submission.newer === undefined ? null : (
            <details className="w-full">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">Ver lo que está guardado</summary>
              <p className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">{submission.newer}</p>
            </details>
          )}
        </>
      ) : null}
    </div>
  );
}
