import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AskedQuestion } from '#contract/events/event-questions.ts';
import type { EventDetail, PortalEvent } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { QuestionField } from '../../ui/question-field.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSubmission } from '../../ui/use-submission.ts';
import { eventQuery } from './events.api.ts';
import { type Answers, useAnswers, useSubmissionName } from './use-registration.ts';

interface QuestionFormProps {
  event: EventDetail;
  busy: boolean;
  label: string;
  onAnswer: (answers: Answers) => void;
  onClose: () => void;
}

function QuestionForm({ event, busy, label, onAnswer, onClose }: QuestionFormProps) {
  const isRegistered = event.registration !== null;
  const { kept, keep } = useSubmission<Answers>(
    useSubmissionName(isRegistered ? 'event-answers' : 'event-registration', event.id),
  );
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries((kept ?? event.answers).map(({ questionId, answer }) => [questionId, answer])),
  );
  const [isSent, setSent] = useState(false);
  const answerOf = ({ id }: AskedQuestion) => answers[id]?.trim() ?? '';
  const listOf = (written: typeof answers) =>
    event.questions.map(({ id }) => ({ questionId: id, answer: written[id]?.trim() ?? '' }));
  const isMissing = (question: AskedQuestion) => question.required && answerOf(question) === '';

  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    setSent(true);
    const missing = event.questions.findIndex(isMissing);
    if (missing >= 0) {
      submitted.currentTarget.querySelectorAll<HTMLElement>('textarea, select')[missing]?.focus();
      return;
    }
    onAnswer(listOf(answers));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {event.questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          isFirst={index === 0}
          value={answers[question.id] ?? ''}
          error={isSent && isMissing(question) ? 'Responde esta pregunta' : undefined}
          onChange={(answer) => {
            const written = { ...answers, [question.id]: answer };
            setAnswers(written);
            keep(listOf(written), true);
          }}
        />
      ))}
      <p className="text-sm text-muted">
        Tus respuestas las lee solo la oficina. Puedes cambiarlas hasta que cierre la inscripción.
      </p>
      <div className="action-row">
        <Button variant="secondary" onClick={onClose}>
          Volver
        </Button>
        <Button type="submit" busy={busy} busyLabel="Enviando...">
          {label}
        </Button>
      </div>
    </form>
  );
}

interface QuestionDialogProps {
  event: PortalEvent;
  busy: boolean;
  onAnswer: (answers: Answers) => void;
  onClose: () => void;
}

export function QuestionDialog({ event, busy, onAnswer, onClose }: QuestionDialogProps) {
  const query = useQuery(eventQuery(event.id));
  const saveAnswers = useAnswers(event.id);
  const [isSaving, setSaving] = useState(false);
  const isRegistered = event.registration !== null;

  async function save(answers: Answers) {
    if (isSaving) return;
    setSaving(true);
    try {
      await saveAnswers(answers);
      toast({ title: 'Respuestas guardadas', description: event.title });
      onClose();
    } catch (error) {
      toastFailure('No se pudieron guardar tus respuestas', error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={isRegistered ? 'Tus respuestas' : 'Antes de inscribirte'}>
      <QueryBoundary
        query={query}
        skeleton={<Spinner className="min-h-48" />}
        loading="Cargando las preguntas..."
        failed="No se pudieron cargar las preguntas"
      >
        {(detail) =>
          detail ? (
            <QuestionForm
              event={detail}
              busy={busy || isSaving}
              label={isRegistered ? 'Guardar' : 'Inscribirme'}
              onAnswer={isRegistered ? save : onAnswer}
              onClose={onClose}
            />
          ) : null
        }
      </QueryBoundary>
    </Dialog>
  );
}
