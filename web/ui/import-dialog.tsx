import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { importBytes, type RejectedRow } from '#contract/csv-import.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Field } from './field.tsx';
import { Input } from './form-controls.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useFormCall } from './use-form-call.ts';

interface Report {
  refused: readonly RejectedRow[];
}

interface ImportStep<Result extends Report> {
  label: string;
  busyLabel: string;
  run: (file: File) => Promise<Result>;
  summary: (report: Result) => ReactNode;
  /** Before the rejected rows. */
  details?: (report: Result) => ReactNode;
}

interface ImportStepsProps<Result extends Report> {
  intro?: ReactNode;
  help: string;
  /** Fields besides the file. */
  fields?: ReactNode;
  failure: string;
  read: ImportStep<Result>;
  /** Where reading is a dry run: null if there is nothing to do. */
  confirm?: (report: Result) => ImportStep<Result> | null;
  onClose: () => void;
}

interface ImportDialogProps<Result extends Report> extends ImportStepsProps<Result> {
  open: boolean;
  title: string;
}

/** A CSV file, what it would do where that is asked first, and what was done. */
export function ImportDialog<Result extends Report>({ open, title, ...steps }: ImportDialogProps<Result>) {
  return (
    <Dialog open={open} onClose={steps.onClose} title={title} size="lg">
      <ImportSteps {...steps} />
    </Dialog>
  );
}

function ImportSteps<Result extends Report>(props: ImportStepsProps<Result>) {
  const { intro, help, fields, failure, read, confirm, onClose } = props;
  const [file, setFile] = useState<File | null>(null);
  const [done, setDone] = useState<{ step: ImportStep<Result>; report: Result }>();
  const { isBusy, problems, setProblems, run: call } = useFormCall(['file']);
  const input = useFocusOnProblem<HTMLInputElement>(problems.file);

  function run(step: ImportStep<Result>) {
    if (!file) return setProblems({ file: 'Elige un archivo CSV' });
    if (file.size > importBytes) return setProblems({ file: 'El archivo pesa más de 1 MB. Divídelo en varios' });
    if (step.label === read.label) setDone(undefined);
    call(failure, async () => setDone({ step, report: await step.run(file) }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(read);
  }

  if (done && !problems.file) {
    const { step, report } = done;
    const next = step.label === read.label ? confirm?.(report) : undefined;
    return (
      <div className="flex flex-col gap-4">
        <Summary key={step.label}>{step.summary(report)}</Summary>
        {step.details?.(report)}
        {report.refused.length > 0 ? <RejectedRows rows={report.refused} /> : null}
        <div className="action-row">
          {next === undefined ? (
            <Button onClick={onClose}>Listo</Button>
          ) : (
            <Button variant="secondary" onClick={() => setDone(undefined)}>
              Elegir otro archivo
            </Button>
          )}
          {next ? (
            <Button busy={isBusy} busyLabel={next.busyLabel} onClick={() => run(next)}>
              {next.label}
            </Button>
          ) : null}
        </div>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {intro}
      <Field label="Archivo CSV *" error={problems.file} help={help}>
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
      {fields}
      <DialogActions label={read.label} busy={isBusy} busyLabel={read.busyLabel} onClose={onClose} />
    </form>
  );
}

function Summary({ children }: { children: ReactNode }) {
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <p ref={start} tabIndex={-1}>
      {children}
    </p>
  );
}

function RejectedRows({ rows }: { rows: readonly RejectedRow[] }) {
  return (
    <section
      aria-label="Líneas rechazadas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-card border border-border"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-subtle">
          <tr>
            {['Línea', 'Texto', 'Motivo'].map((heading) => (
              <th key={heading} scope="col" className="px-2 py-2 sm:px-3 whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, text, reason }) => (
            <tr key={line} className="border-t border-border align-top">
              <td className="px-2 py-2 sm:px-3 tabular-nums">{line}</td>
              <td className="min-w-32 px-2 py-2 sm:px-3 wrap-anywhere">{text}</td>
              <td className="min-w-28 px-2 py-2 sm:px-3">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
