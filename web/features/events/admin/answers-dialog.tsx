import { type FormEvent, useState } from 'react';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import type { Attendee } from '#contract/events/admin/attendees.contract.ts';
import { fullName } from '../../../lib/people.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
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
  const { isBusy, problems, run } = useFormCall();

  function save(submitted: FormEvent) {
    submitted.preventDefault();
    const asked = new Set(event.questions.map(({ id }) => id));
    run('No se pudieron guardar las respuestas', async () => {
      await mutations.setAnswers(
        attendee.id,
        toAnswers(answers).filter(({ questionId }) => asked.has(questionId)),
      );
      toast({ title: 'Respuestas guardadas', description: fullName(attendee) });
      onClose();
    });
  }

  return (
    <Dialog open onClose={onClose} title={`Respuestas de ${fullName(attendee)}`}>
      <form noValidate onSubmit={save}>
        <AnswerFields questions={event.questions} answers={answers} problems={problems} onChange={setAnswers} />
        <DialogActions label="Guardar" busy={isBusy} busyLabel="Guardando..." onClose={onClose} />
      </form>
    </Dialog>
  );
}
