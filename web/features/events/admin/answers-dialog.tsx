import { type FormEvent, useState } from 'react';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import type { Attendee } from '#contract/events/admin/attendees.contract.ts';
import { serverFieldMessages } from '../../../lib/api-error.ts';
import { fullName } from '../../../lib/people.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { AnswerFields, type Answers, toAnswers } from './answer-fields.tsx';
import type { AttendeeMutations } from './attendees.api.ts';

interface AnswersDialogProps {
  event: AdminEvent;
  attendee: Attendee;
  mutations: AttendeeMutations;
  onClose: () => void;
}

export function AnswersDialog({ event, attendee, mutations, onClose }: AnswersDialogProps) {
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(attendee.answers.map(({ questionId, answer }) => [questionId, answer])),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);

  async function save(submitted: FormEvent) {
    submitted.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblems({});
    const asked = new Set(event.questions.map(({ id }) => id));
    try {
      await mutations.setAnswers(
        attendee.id,
        toAnswers(answers).filter(({ questionId }) => asked.has(questionId)),
      );
      toast({ title: 'Respuestas guardadas', description: fullName(attendee) });
      onClose();
    } catch (error) {
      const fields = serverFieldMessages(error);
      setProblems(fields);
      if (Object.keys(fields).length === 0) toastFailure('No se pudieron guardar las respuestas', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={`Respuestas de ${fullName(attendee)}`}>
      <form noValidate onSubmit={save}>
        <AnswerFields questions={event.questions} answers={answers} problems={problems} onChange={setAnswers} />
        <div className="action-row">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Guardando...">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
