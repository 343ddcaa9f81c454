import { useState } from 'react';
import { type ImportReport, MAX_IMPORTED_LINES } from '#contract/newsletter/subscribers.contract.ts';
import { countOf, formatCount } from '../../../lib/numbers.ts';
import { ImportDialog } from '../../../ui/import-dialog.tsx';
import { ConsentField } from './add-subscriber-dialog.tsx';
import type { SubscriberMutations } from './subscribers.api.ts';

interface SubscriberImportDialogProps {
  open: boolean;
  mutations: SubscriberMutations;
  onClose: () => void;
}

export function SubscriberImportDialog({ open, mutations, onClose }: SubscriberImportDialogProps) {
  const [hasConsent, setConsent] = useState(false);

  function close() {
    setConsent(false);
    onClose();
  }

  return (
    <ImportDialog
      open={open}
      onClose={close}
      title="Importar suscriptores"
      help={`Una dirección por línea, o una columna llamada «Correo». Hasta ${formatCount(MAX_IMPORTED_LINES)} líneas.`}
      fields={<ConsentField plural checked={hasConsent} onChange={(event) => setConsent(event.target.checked)} />}
      failure="No se pudo importar el archivo"
      read={{
        label: 'Importar',
        busyLabel: 'Importando...',
        run: (file) => mutations.importFile(file, hasConsent ? 'given' : 'asked'),
        summary: (report) => summarize(report, !hasConsent),
      }}
    />
  );
}

const waiting = (added: number) =>
  added === 1
    ? 'Queda «Sin confirmar» hasta que la persona abra el enlace del correo que le enviamos.'
    : 'Quedan «Sin confirmar» hasta que cada persona abra el enlace del correo que le enviamos.';

function summarize({ added, known, refused }: ImportReport, areAsked: boolean) {
  return (
    <>
      <strong>{countOf(added, 'dirección agregada', 'direcciones agregadas')}.</strong>{' '}
      {added > 0 && areAsked ? `${waiting(added)} ` : null}
      {known > 0 ? `${countOf(known, 'ya estaba', 'ya estaban')} en la lista. ` : null}
      {refused.length > 0 ? `${countOf(refused.length, 'línea rechazada', 'líneas rechazadas')}:` : null}
    </>
  );
}
