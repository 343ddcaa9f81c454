import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { ReportDraft } from './report-form.tsx';
import { toastFailure } from './request-failure.ts';
import { toast } from './toast-store.ts';

const ReportForm = lazyPart(async () => (await import('./report-form.tsx')).ReportForm);
const EMPTY: ReportDraft = { reason: null, details: '' };

interface ReportDialogProps<Reason extends string> {
  /** Names the reported content. */
  title: ReactNode;
  /** Report reasons by their value in the API. */
  reasons: Readonly<Record<Reason, string>>;
  detailsMax: number;
  /** Resolves to the message for the reporter. */
  send: (report: { reason: Reason; details: string }) => Promise<{ message: string }>;
  open: boolean;
  onClose: () => void;
}

/** Reports content to the administrators. */
export function ReportDialog<Reason extends string>(props: ReportDialogProps<Reason>) {
  const { title, reasons, detailsMax, send, open, onClose } = props;
  // Kept while the dialog is closed.
  const [draft, setDraft] = useState(EMPTY);
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft.reason || isSending) return;
    setSending(true);
    try {
      const { message } = await send({ reason: draft.reason as Reason, details: draft.details });
      setDraft(EMPTY);
      onClose();
      toast({ title: 'Reporte enviado', description: message });
    } catch (error) {
      toastFailure('No se pudo enviar el reporte', error);
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReportForm
        reasons={reasons}
        detailsMax={detailsMax}
        draft={draft}
        onChange={setDraft}
        isSending={isSending}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Dialog>
  );
}
