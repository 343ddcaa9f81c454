import type { FormEvent } from 'react';
import { type InboxMessage, inboxLimits } from '#contract/contact/admin/admin-contact.contract.ts';
import { formatInstant } from '../../../lib/instants.ts';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card-section.tsx';
import { CharacterCount } from '../../../ui/character-count.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/form-controls.tsx';
import { SubmissionNotice } from '../../../ui/submission-notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFocusOnProblem } from '../../../ui/use-focus-on-problem.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import { useSubmittedText } from '../../../ui/use-submitted-text.ts';
import type { InboxMutations } from './admin-contact.api.ts';

interface AnswerSectionProps {
  message: InboxMessage;
  mutations: InboxMutations;
  userId: string;
}

export function AnswerSection({ message, mutations, userId }: AnswerSectionProps) {
  if (!message.answer) return <AnswerForm message={message} mutations={mutations} userId={userId} />;
  return (
    <CardSection heading="Respuesta">
      <p className="mb-3 text-sm text-muted">
        Enviada a {message.email}
        {message.answeredAt ? ` el ${formatInstant(message.answeredAt)}` : null}
        {message.answeredBy ? ` por ${message.answeredBy.name}` : null}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.answer}</p>
    </CardSection>
  );
}

function AnswerForm({ message, mutations, userId }: AnswerSectionProps) {
  const { text, change, submit: send, notice } = useSubmittedText(`contact-answer:${userId}:${message.id}`);
  const { isBusy, problems, setProblems, run } = useFormCall(['answer']);
  const box = useFocusOnProblem<HTMLTextAreaElement>(problems.answer);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblems({ answer: 'Escribe la respuesta' });
    run('No se pudo enviar la respuesta', async () => {
      await send((answer) => mutations.answer(message.id, answer));
      toast({ title: 'Respuesta enviada', description: `El correo para ${message.name} está en camino.` });
    });
  }

  return (
    <CardSection heading="Responder">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <SubmissionNotice {...notice} />
        <Field
          label="Respuesta *"
          id="answer"
          error={problems.answer}
          help={
            <span className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">
                Llega por correo a <EmailText email={message.email} />, con el saludo y el mensaje original.
              </span>
              <CharacterCount length={text.length} max={inboxLimits.answer} />
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              rows={6}
              required
              maxLength={inboxLimits.answer}
              value={text}
              onChange={(event) => change(event.target.value)}
              className="min-h-42"
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isBusy} busyLabel="Enviando...">
            Enviar respuesta
          </Button>
        </div>
      </form>
    </CardSection>
  );
}
