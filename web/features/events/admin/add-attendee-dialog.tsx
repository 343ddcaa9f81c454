import { type FormEvent, useState } from 'react';
import type { Role } from '#contract/account/roles.ts';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { memberPriceText } from '#contract/events/price-text.ts';
import { fullName } from '../../../lib/people.ts';
import { submitOnce } from '../../../lib/submit-once.ts';
import { Autofocus } from '../../../ui/autofocus.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFocusOnProblems } from '../../../ui/use-focus-on-problem.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import { AnswerFields, type Answers, toAnswers } from './answer-fields.tsx';
import { type AttendeeMutations, isFull } from './attendees.api.ts';
import { MemberSearch } from './member-search.tsx';

const emptyGuest = { firstName: '', lastName: '', phone: '', email: '' };
type Guest = typeof emptyGuest;

const guestFields: { name: keyof Guest; label: string; type: string; inputMode?: 'tel' | 'email'; max: number }[] = [
  { name: 'firstName', label: 'Nombre *', type: 'text', max: 100 },
  { name: 'lastName', label: 'Apellido *', type: 'text', max: 100 },
  { name: 'phone', label: 'Teléfono', type: 'tel', inputMode: 'tel', max: 30 },
  { name: 'email', label: 'Correo', type: 'email', inputMode: 'email', max: 254 },
];

function PriceText({ event }: { event: AdminEvent }) {
  const forMembers = memberPriceText(event);
  return (
    <p className="mt-4 text-sm">
      <strong>Precio:</strong> {event.price}
      {forMembers ? ` · Miembros: ${forMembers}` : null}
    </p>
  );
}

interface AddAttendeeDialogProps {
  role: Role;
  event: AdminEvent;
  mutations: AttendeeMutations;
  onClose: () => void;
}

/** Stays open for the next person. */
export function AddAttendeeDialog({ role, event, mutations, onClose }: AddAttendeeDialogProps) {
  const [guest, setGuest] = useState(emptyGuest);
  const [answers, setAnswers] = useState<Answers>({});
  const [overCapacity, setOverCapacity] = useState(false);
  const { isBusy, problems, run } = useFormCall();
  const [formKey, setFormKey] = useState(0);
  const form = useFocusOnProblems(problems);

  const add = (body: Parameters<AttendeeMutations['add']>[0]) =>
    run('No se pudo inscribir', async () => {
      const whole = { ...body, overCapacity, answers: toAnswers(answers) };
      const added = await submitOnce(`attendee:${event.id}`, whole, (key) => mutations.add(whole, key));
      toast({
        title: added.status === 'confirmed' ? 'Inscripción confirmada' : 'En lista de espera',
        description:
          added.status === 'confirmed'
            ? `${fullName(added)} tiene su cupo. Paga: ${added.price}.`
            : `${fullName(added)} espera con el n.º ${added.waitlistPosition}.`,
      });
      // Guests usually come in a row, so the focus returns to the name; `Autofocus` handles the member search.
      if (!('userId' in body)) form.current?.querySelector('input')?.focus();
      setGuest(emptyGuest);
      setAnswers({});
      setFormKey(formKey + 1);
    });

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    add(guest);
  }

  return (
    <Dialog open onClose={onClose} title="Inscribir a alguien" size="lg">
      {isFull(event) ? (
        <CheckboxField
          label="Inscribir aunque esté lleno"
          help={`No quedan cupos. Sin marcarlo, pasa a la lista de espera; si lo marcas, el cupo del evento pasará de ${event.capacity} a ${event.registered + 1}.`}
          checked={overCapacity}
          onChange={({ target }) => setOverCapacity(target.checked)}
          className="mb-4"
        />
      ) : null}
      <MemberSearch
        key={formKey}
        label="Buscar un miembro"
        help={role === 'admin' ? 'Por nombre o correo.' : 'Por nombre o empresa.'}
        role={role}
        verb="Inscribir"
        autoFocus
        isPrimary
        isBusy={isBusy}
        onChoose={({ id }) => add({ userId: id })}
      />
      <Autofocus key={`focus-${formKey}`} />
      <PriceText event={event} />
      {event.questions.length > 0 ? (
        <details className="mt-4 rounded-card border border-border px-4 py-2">
          <summary className="min-h-11 py-2 font-semibold">Preguntas de la inscripción (opcional)</summary>
          <p className="mb-3 text-sm text-muted">Llénalas antes de inscribir, o después desde la lista.</p>
          <AnswerFields questions={event.questions} answers={answers} problems={problems} onChange={setAnswers} />
        </details>
      ) : null}
      <details className="mt-4 rounded-card border border-border px-4 py-2">
        <summary className="min-h-11 py-2 font-semibold">Alguien sin cuenta</summary>
        <form ref={form} noValidate onSubmit={submit} className="pb-2">
          <p className="text-sm text-muted">Si el correo es de un miembro, queda inscrita su cuenta.</p>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            {guestFields.map(({ name, label, max, ...input }) => (
              <Field key={name} label={label} error={problems[name]}>
                {(control) => (
                  <Input
                    {...control}
                    {...input}
                    autoComplete="off"
                    maxLength={max}
                    value={guest[name]}
                    onChange={({ target }) => setGuest({ ...guest, [name]: target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
          <Button
            type="submit"
            variant="outline"
            busy={isBusy}
            busyLabel="Inscribiendo..."
            className="mt-4 max-sm:w-full"
          >
            Inscribir sin cuenta
          </Button>
        </form>
      </details>
    </Dialog>
  );
}
