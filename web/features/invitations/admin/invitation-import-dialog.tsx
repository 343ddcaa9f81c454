import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type InvitationReport,
  invitationLimits,
  type RefusalKind,
} from '#contract/invitations/invitations.contract.ts';
import { serverFieldMessages } from '../../../lib/api-error.ts';
import { countOf, formatCount } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { RejectedRows } from '../../../ui/rejected-rows.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { useFocusOnProblem } from '../../../ui/use-focus-on-problem.ts';
import type { InvitationMutations } from './invitations.api.ts';

interface ImportDialogProps {
  open: boolean;
  mutations: InvitationMutations;
  onClose: () => void;
}

/** Dry run first: nothing is written until confirmed. */
export function ImportDialog({ open, mutations, onClose }: ImportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Invitar desde un archivo CSV" size="lg">
      <ImportSteps mutations={mutations} onClose={onClose} />
    </Dialog>
  );
}

function ImportSteps({ mutations, onClose }: Omit<ImportDialogProps, 'open'>) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [preview, setPreview] = useState<InvitationReport | null>(null);
  const [sent, setSent] = useState<InvitationReport | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const refused = serverFieldMessages(error).file;
      if (!refused) return toastFailure('No se pudo leer el archivo', error);
      setPreview(null);
      setProblem(refused);
    } finally {
      setBusy(false);
    }
  }

  function look(event: FormEvent) {
    event.preventDefault();
    if (!file) return setProblem('Elige un archivo CSV');
    if (file.size > invitationLimits.bytes) return setProblem('El archivo pesa más de 1 MB. Divídelo en varios');
    return run(async () => setPreview(await mutations.previewFile(file)));
  }

  if (sent) return <Outcome sent={sent} onClose={onClose} />;
  if (preview && file) {
    return (
      <Preview
        preview={preview}
        isBusy={isBusy}
        onBack={() => setPreview(null)}
        onSend={() => run(async () => setSent(await mutations.sendFile(file)))}
      />
    );
  }
  return <FileForm problem={problem} isBusy={isBusy} onFile={setFile} onSubmit={look} onClose={onClose} />;
}

interface FileFormProps {
  problem: string | undefined;
  isBusy: boolean;
  onFile: (file: File | null) => void;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

function FileForm({ problem, isBusy, onFile, onSubmit, onClose }: FileFormProps) {
  const input = useFocusOnProblem<HTMLInputElement>(problem);
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <p>
        La primera línea nombra las columnas: <strong>Nombre</strong>, <strong>Apellido</strong>,{' '}
        <strong>Correo</strong> y, si quieres, <strong>Empresa</strong> y <strong>Nota</strong>. Las demás se ignoran.
      </p>
      <Field
        label="Archivo CSV *"
        error={problem}
        help={`En Excel: «Guardar como» y luego CSV. Hasta ${formatCount(invitationLimits.lines)} personas.`}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            data-autofocus
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <div className="action-row">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Leyendo...">
          Revisar
        </Button>
      </div>
    </form>
  );
}

const refusalTexts: Record<RefusalKind, [one: string, many: string]> = {
  invalid: ['línea con un error', 'líneas con errores'],
  repeated: ['repetida', 'repetidas'],
  member: ['ya es miembro', 'ya son miembros'],
  invited: ['ya tiene invitación', 'ya tienen invitación'],
};

/** "2 líneas con errores, 1 ya es miembro". */
const summarize = (refused: InvitationReport['refused']) =>
  (Object.keys(refusalTexts) as RefusalKind[])
    .map((kind) => [refused.filter((each) => each.kind === kind).length, ...refusalTexts[kind]] as const)
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => countOf(count, one, many))
    .join(', ');

interface RefusedProps extends Pick<InvitationReport, 'refused'> {
  verb: 'invitará' | 'invitó';
}

function Refused({ refused, verb }: RefusedProps) {
  if (refused.length === 0) return null;
  return (
    <>
      <p>
        No se {verb} a {countOf(refused.length, 'persona', 'personas')}: {summarize(refused)}.
      </p>
      <RejectedRows lines={refused} />
    </>
  );
}

function useStepFocus() {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return start;
}

interface PreviewProps {
  preview: InvitationReport;
  isBusy: boolean;
  onBack: () => void;
  onSend: () => void;
}

function Preview({ preview: { ready, sample, refused }, isBusy, onBack, onSend }: PreviewProps) {
  const start = useStepFocus();
  const people = countOf(ready, 'persona', 'personas');
  return (
    <div className="flex flex-col gap-4">
      <p ref={start} tabIndex={-1}>
        <strong>{ready === 0 ? 'No hay a quién invitar.' : `Se invitará a ${people}.`}</strong>{' '}
        {ready === 0 ? null : 'Todavía no se ha enviado nada.'}
      </p>
      {sample.length > 0 ? (
        <ul aria-label="Primeras personas del archivo" className="grid gap-1 rounded-card bg-subtle p-3 text-sm">
          {sample.map((person) => (
            <li key={person.line} className="wrap-anywhere">
              <strong>{fullName(person)}</strong> · {person.email}
              {person.company ? ` · ${person.company}` : null}
            </li>
          ))}
          {ready > sample.length ? <li>y {formatCount(ready - sample.length)} más</li> : null}
        </ul>
      ) : null}
      <Refused refused={refused} verb="invitará" />
      <div className="action-row">
        <Button variant="secondary" onClick={onBack}>
          Elegir otro archivo
        </Button>
        {ready > 0 ? (
          <Button busy={isBusy} busyLabel="Enviando..." onClick={onSend}>
            Invitar a {people}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Outcome({ sent: { ready, refused }, onClose }: { sent: InvitationReport; onClose: () => void }) {
  const start = useStepFocus();
  return (
    <div className="flex flex-col gap-4">
      <p ref={start} tabIndex={-1}>
        <strong>{countOf(ready, 'invitación creada', 'invitaciones creadas')}.</strong> Los correos salen poco a poco:
        mientras falta el de alguien, la lista dice «Por enviar».
      </p>
      <Refused refused={refused} verb="invitó" />
      <div className="action-row">
        <Button onClick={onClose}>Listo</Button>
      </div>
    </div>
  );
}
