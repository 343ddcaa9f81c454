import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ImportReport, importLimits } from '#contract/newsletter/subscribers.contract.ts';
import { serverFieldMessages } from '../../../lib/api-error.ts';
import { countOf, formatCount } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { RejectedRows } from '../../../ui/rejected-rows.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { useFocusOnProblem } from '../../../ui/use-focus-on-problem.ts';
import { ConsentField } from './add-subscriber-dialog.tsx';
import type { SubscriberMutations } from './subscribers.api.ts';

interface ImportOutcomeProps {
  report: ImportReport;
  areAsked: boolean;
  onClose: () => void;
}

const waiting = (added: number) =>
  added === 1
    ? 'Queda «Sin confirmar» hasta que la persona abra el enlace del correo que le enviamos.'
    : 'Quedan «Sin confirmar» hasta que cada persona abra el enlace del correo que le enviamos.';

function ImportOutcome({ report: { added, known, refused }, areAsked, onClose }: ImportOutcomeProps) {
  const summary = useRef<HTMLParagraphElement>(null);

  useEffect(() => summary.current?.focus(), []);

  return (
    <div className="flex flex-col gap-4">
      <p ref={summary} tabIndex={-1}>
        <strong>{countOf(added, 'dirección agregada', 'direcciones agregadas')}.</strong>{' '}
        {added > 0 && areAsked ? `${waiting(added)} ` : null}
        {known > 0 ? `${countOf(known, 'ya estaba', 'ya estaban')} en la lista. ` : null}
        {refused.length > 0 ? `${countOf(refused.length, 'línea rechazada', 'líneas rechazadas')}:` : null}
      </p>
      {refused.length > 0 ? <RejectedRows lines={refused} /> : null}
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
  const input = useFocusOnProblem<HTMLInputElement>(problem);

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
      const refused = serverFieldMessages(error).file;
      if (refused) setProblem(refused);
      else toastFailure('No se pudo importar el archivo', error);
    } finally {
      setBusy(false);
    }
  }

  if (report) return <ImportOutcome report={report} areAsked={!hasConsent} onClose={onClose} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label="Archivo CSV *"
        error={problem}
        help={`Una dirección por línea, o una columna llamada «Correo». Hasta ${formatCount(importLimits.lines)} líneas.`}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
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
