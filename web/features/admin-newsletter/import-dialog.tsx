import { type FormEvent, useState } from 'react';
import { type ImportReport, importLimits } from '#contract/newsletter/subscribers.contract.ts';
import { isUnauthorized, serverMessage } from '../../lib/api-error.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ConsentField } from './consent-field.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import type { SubscriberMutations } from './subscribers.api.ts';

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
