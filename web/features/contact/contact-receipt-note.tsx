import { CircleCheck } from 'lucide-react';
import type { ContactReceipt } from '#contract/contact/contact.contract.ts';

interface ContactReceiptNoteProps {
  receipt: ContactReceipt | null;
  /** Where the copy went. */
  email: string;
}

/** Stays after the toast has gone, for whoever wants to write the number down. */
export function ContactReceiptNote({ receipt, email }: ContactReceiptNoteProps) {
  return (
    <div role="status">
      {receipt ? (
        <div className="mb-6 flex gap-3 rounded-card bg-green-ground p-4 text-green-text">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <p>
            <strong>Recibimos tu mensaje con el número {receipt.reference}.</strong> Menciónalo si preguntas por él.
            {receipt.copySent ? ` Te enviamos una copia a ${email}.` : null}
          </p>
        </div>
      ) : null}
    </div>
  );
}
