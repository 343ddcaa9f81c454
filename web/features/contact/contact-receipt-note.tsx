import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ContactReceipt } from '#contract/contact/contact.contract.ts';

interface ContactReceiptNoteProps {
  receipt: ContactReceipt;
  /** Recipient of the copy. */
  email: string;
}

/** Receipt that outlives the toast, so that the number can be noted down; takes the focus from the emptied form. */
export function ContactReceiptNote({ receipt, email }: ContactReceiptNoteProps) {
  const note = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each receipt is news
  useEffect(() => note.current?.focus(), [receipt]);

  return (
    <div ref={note} tabIndex={-1} className="mb-6 flex gap-3 rounded-card bg-green-ground p-4 text-green-text">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong>Recibimos tu mensaje con el número {receipt.reference}.</strong> Menciónalo si preguntas por él.
        {receipt.copySent ? ` Te enviamos una copia a ${email}.` : null}
      </p>
    </div>
  );
}
