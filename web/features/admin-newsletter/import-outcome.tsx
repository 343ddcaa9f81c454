import { useEffect, useRef } from 'react';
import type { ImportReport } from '#contract/newsletter/subscribers.contract.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';

interface ImportOutcomeProps {
  report: ImportReport;
  onClose: () => void;
}

/** Import report: counts, and the rejected lines with their reasons. */
export function ImportOutcome({ report: { added, known, refused }, onClose }: ImportOutcomeProps) {
  const summary = useRef<HTMLParagraphElement>(null);

  useEffect(() => summary.current?.focus(), []);

  return (
    <div className="grid gap-4">
      <p ref={summary} tabIndex={-1}>
        <strong>{countOf(added, 'dirección agregada', 'direcciones agregadas')}.</strong>{' '}
        {known > 0 ? `${countOf(known, 'ya estaba', 'ya estaban')} en la lista. ` : null}
        {refused.length > 0 ? `${countOf(refused.length, 'línea rechazada', 'líneas rechazadas')}:` : null}
      </p>
      {refused.length > 0 ? (
        <section
          aria-label="Líneas rechazadas"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-card border border-border"
        >
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-subtle">
              <tr>
                <th scope="col" className="px-3 py-2">
                  Línea
                </th>
                <th scope="col" className="px-3 py-2">
                  Texto
                </th>
                <th scope="col" className="px-3 py-2">
                  Motivo
                </th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ line, text, reason }) => (
                <tr key={line} className="border-t border-border align-top">
                  <td className="px-3 py-2 tabular-nums">{line}</td>
                  <td className="px-3 py-2 wrap-anywhere">{text}</td>
                  <td className="px-3 py-2">{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <div className="action-row">
        <Button onClick={onClose}>Listo</Button>
      </div>
    </div>
  );
}
