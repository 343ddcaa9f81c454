import type { FormEvent } from 'react';
import { type InboxMessage, inboxLimits } from '#contract/contact/admin/admin-contact.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../../ui/submission-notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import { useSubmittedText } from '../../../ui/use-submitted-text.ts';
import type { InboxMutations } from './admin-contact.api.ts';

interface NoteSectionProps {
  message: InboxMessage;
  mutations: InboxMutations;
  userId: string;
}

export function NoteSection({ message, mutations, userId }: NoteSectionProps) {
  const {
    text,
    change,
    submit: send,
    notice,
  } = useSubmittedText(`contact-note:${userId}:${message.id}`, message.note ?? '');

  const { isBusy, run } = useFormCall([]);

  function submit(event: FormEvent) {
    event.preventDefault();
    run('No se pudo guardar la nota', async () => {
      await send((note) => mutations.saveNote(message.id, note));
      toast({ title: 'Nota guardada', description: 'Solo la ve la administración.' });
    });
  }

  return (
    <CardSection heading="Nota interna">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <SubmissionNotice {...notice} />
        <Field label="Nota" id="note" help="Solo la ve la administración.">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={inboxLimits.note}
              value={text}
              onChange={(event) => change(event.target.value)}
              className="min-h-22"
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="outline" busy={isBusy} busyLabel="Guardando...">
            Guardar nota
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
