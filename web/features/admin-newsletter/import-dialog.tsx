import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ImportReport, importLimits } from '#contract/newsletter/subscribers.contract.ts';
import { isUnauthorized, serverMessage } from '../../lib/api-error.ts';
import { countOf, formatCount } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { ConsentField } from './add-subscriber-dialog.tsx';
import type { SubscriberMutations } from './subscribers.api.ts';

interface ImportOutcomeProps {
  report: ImportReport;
  onClose: () => void;
}

/** Import report: counts, and the rejected lines with their reasons. */
function ImportOutcome({ report: { added, known, refused }, onClose }: ImportOutcomeProps) {
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

interface ImportDialogProps {
  open: boolean;
  mutations: SubscriberMutations;
  onClose: () => void;
}

export function ImportDialog({ open, mutations, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Importar suscriptores" size="lg">
      <ImportForm mutations={mutations} onClose={onClose} />
    </Dialog>
  );
}

function ImportForm({ mutations, onClose }: Omit<ImportDialogProps, 'open'>) {
  const [file, setFile] = useState<File | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [report, setReport] = useState<ImportReport | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!file) return setProblem('Elige un archivo CSV');
    if (file.size > importLimits.bytes) return setProblem('El archivo pesa más de 1 MB. Divídelo en varios');
    setBusy(true);
    setProblem(undefined);
    try {
      setReport(await mutations.importFile(file, hasConsent ? 'given' : 'asked'));
    } catch (error) {
      if (!isUnauthorized(error)) setProblem(serverMessage(error));
      toastFailure('No se pudo importar el archivo', error);
    } finally {
      setBusy(false);
    }
  }

  if (report) return <ImportOutcome report={report} onClose={onClose} />;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field
        label="Archivo CSV *"
        error={problem}
        help={`Una dirección por línea, o una columna llamada «Correo». Hasta ${formatCount(importLimits.lines)} líneas.`}
      >
        {(control) => (
          <Input
            {...control}
            data-autofocus
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <ConsentField plural checked={hasConsent} onChange={(event) => setConsent(event.target.checked)} />
      <div className="action-row">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Importando...">
          Importar
        </Button>
      </div>
    </form>
  );
}
