import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { ReportFormProps } from './report-form.tsx';

const ReportForm = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);

interface ReportDialogProps extends ReportFormProps {
  title: ReactNode;
  open: boolean;
}

export function ReportDialog({ title, open, ...form }: ReportDialogProps) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <ReportForm {...form} />
    </Dialog>
  );
}
