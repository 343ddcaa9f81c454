import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { Report, ReportFormProps } from './report-form.tsx';

const ReportForm = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);

interface ReportDialogProps<Reason extends string> extends Omit<ReportFormProps, 'reasons' | 'send'> {
  title: ReactNode;
  reasons: Readonly<Record<Reason, string>>;
  /** Resolves to the message for the reporter. */
  send: (report: Report<Reason>) => Promise<{ message: string }>;
  open: boolean;
}

export function ReportDialog<Reason extends string>({ title, open, send, ...form }: ReportDialogProps<Reason>) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <ReportForm {...form} send={(report) => send(report as Report<Reason>)} />
    </Dialog>
  );
}
