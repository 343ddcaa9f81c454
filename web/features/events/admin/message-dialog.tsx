import { type FormEvent, useId, useState } from 'react';
import { type Attendee, type AttendeeTab, attendeeLimits } from '#contract/events/admin/attendees.contract.ts';
import { countOf } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import { submitOnce } from '../../../lib/submit-once.ts';
import { Autofocus } from '../../../ui/autofocus.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/form-controls.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFocusOnProblems } from '../../../ui/use-focus-on-problem.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import type { AttendeeMutations } from './attendees.api.ts';

const audiences: { value: AttendeeTab; label: string }[] = [
  { value: 'confirmed', label: 'Quienes tienen cupo' },
  { value: 'waitlisted', label: 'Quienes están en espera' },
  { value: 'attended', label: 'Quienes asistieron' },
  { value: 'all', label: 'Todos los inscritos' },
];

type Preview = Awaited<ReturnType<AttendeeMutations['preview']>>;

/** "12 personas. Sin correo: 2; tendrás que llamar." */
function reachText({ recipients, withoutEmail }: Preview): string {
  const verb = recipients === 1 ? 'Lo recibe' : 'Lo reciben';
  const reached = recipients === 0 ? 'No lo recibe nadie.' : `${verb} ${countOf(recipients, 'persona', 'personas')}.`;
  return withoutEmail > 0 ? `${reached} Sin correo: ${withoutEmail}; tendrás que llamar.` : reached;
}

export interface MessageDraft {
  subject: string;
  message: string;
}

interface MessageDialogProps {
  /** Lifted to the list, so that closing the dialog keeps it. */
  draft: MessageDraft;
  onDraft: (draft: MessageDraft) => void;
  /** `null` for everybody with a status. */
  people: Attendee[] | null;
  mutations: AttendeeMutations;
  onClose: () => void;
}

export function MessageDialog({ draft, onDraft, people, mutations, onClose }: MessageDialogProps) {
  const [status, setStatus] = useState<AttendeeTab>('confirmed');
  const { subject, message } = draft;
  const [previewed, setPreview] = useState<Preview | null>(null);
  const { isBusy, problems, run } = useFormCall(people ? ['subject', 'message'] : ['to', 'subject', 'message']);
  // A refused field leads back to the form.
  const preview = Object.keys(problems).length > 0 ? null : previewed;
  const reachId = useId();
  const form = useFocusOnProblems(problems);
  const body = { to: people ? { attendeeIds: people.map(({ id }) => id) } : { status }, subject, message };

  const look = (event: FormEvent) => {
    event.preventDefault();
    setPreview(null);
    run('No se pudo preparar el mensaje', async () => setPreview(await mutations.preview(body)));
  };
  const send = () =>
    run('No se pudo enviar el mensaje', async () => {
      const { recipients } = await submitOnce(`attendee-message:${mutations.eventId}`, body, (key) =>
        mutations.send(body, key),
      );
      toast({ title: 'Mensaje enviado', description: `A ${countOf(recipients, 'persona', 'personas')}.` });
      onDraft({ subject: '', message: '' });
      onClose();
    });

  return (
    <Dialog open onClose={onClose} title={preview ? 'Así lo leerán' : 'Escribir a los inscritos'} size="lg">
      <Autofocus key={preview ? 'preview' : 'form'} />
      {preview ? (
        <>
          <p id={reachId} className="font-semibold">
            {reachText(preview)}
          </p>
          <section
            aria-label="Vista previa del mensaje"
            aria-describedby={reachId}
            data-autofocus
            className="mt-3 max-h-80 overflow-y-auto rounded-card border border-border bg-subtle p-4"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
            tabIndex={0}
          >
            <h3 className="mb-2 text-base wrap-anywhere">{preview.subject}</h3>
            <p className="text-sm whitespace-pre-line wrap-anywhere">{preview.text}</p>
          </section>
          <div className="mt-6 action-row">
            <Button variant="secondary" onClick={() => setPreview(null)}>
              Corregir
            </Button>
            <Button busy={isBusy} busyLabel="Enviando..." disabled={preview.recipients === 0} onClick={send}>
              Enviar
            </Button>
          </div>
        </>
      ) : (
        <form ref={form} noValidate onSubmit={look} className="grid gap-4">
          {people ? (
            <p className="text-sm">
              <strong>Para:</strong> {people.slice(0, 5).map(fullName).join(', ')}
              {people.length > 5 ? ` y ${people.length - 5} más` : null}
            </p>
          ) : (
            <Field label="Para" error={problems.to}>
              {(control) => (
                <Select
                  {...control}
                  data-autofocus
                  value={status}
                  onChange={({ target }) => setStatus(target.value as AttendeeTab)}
                >
                  {audiences.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label="Asunto *" error={problems.subject}>
            {(control) => (
              <Input
                {...control}
                data-autofocus={people ? true : undefined}
                value={subject}
                maxLength={attendeeLimits.subject}
                onChange={({ target }) => onDraft({ subject: target.value, message })}
              />
            )}
          </Field>
          <Field
            label="Mensaje *"
            error={problems.message}
            help="Les llega por correo y, a los miembros, también al sitio, según lo que eligieron para los eventos."
          >
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                className="min-h-36"
                value={message}
                maxLength={attendeeLimits.message}
                onChange={({ target }) => onDraft({ subject, message: target.value })}
              />
            )}
          </Field>
          <DialogActions label="Ver antes de enviar" busy={isBusy} busyLabel="Preparando..." onClose={onClose} />
        </form>
      )}
    </Dialog>
  );
}
