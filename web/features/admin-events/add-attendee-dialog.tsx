import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Role } from '#contract/account/roles.ts';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { serverFieldMessages } from '../../lib/api-error.ts';
import { fullName } from '../../lib/people.ts';
import { useDebouncedValue } from '../../lib/use-debounce.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, Field } from '../../ui/field.tsx';
import { Input } from '../../ui/form-controls.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { type AttendeeMutations, isFull, memberSearchQuery } from './attendees.api.ts';

const SEARCH_PAUSE_MS = 300;

interface MemberSearchProps {
  /** Of the viewer. */
  role: Role;
  isBusy: boolean;
  onChoose: (userId: string) => void;
}

/** Finds a member; choosing one registers them. */
function MemberSearch({ role, isBusy, onChoose }: MemberSearchProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_PAUSE_MS);
  const { data } = useQuery(memberSearchQuery(search, role));
  const members = search.length >= 2 ? data?.members : undefined;
  return (
    <div>
      <Field label="Buscar un miembro" help={role === 'admin' ? 'Por nombre o email.' : 'Por nombre o empresa.'}>
        {(control) => (
          <Input
            {...control}
            data-autofocus
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-muted empty:hidden">
        {members?.length === 0 ? 'Nadie con ese nombre tiene cuenta.' : null}
      </p>
      <ul className="mt-2 grid gap-1">
        {members?.map((member) => (
          <li key={member.id} className="flex items-center justify-between gap-3 rounded-input bg-subtle px-3 py-1">
            <span className="min-w-0 text-sm">
              <strong className="wrap-anywhere">{fullName(member)}</strong>
              <span className="block wrap-anywhere text-muted">{member.company ?? member.email}</span>
            </span>
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              className="shrink-0"
              aria-label={`Inscribir a ${fullName(member)}`}
              onClick={() => onChoose(member.id)}
            >
              Inscribir
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const emptyGuest = { firstName: '', lastName: '', phone: '', email: '' };
type Guest = typeof emptyGuest;

const guestFields: { name: keyof Guest; label: string; type: string; inputMode?: 'tel' | 'email'; max: number }[] = [
  { name: 'firstName', label: 'Nombre *', type: 'text', max: 100 },
  { name: 'lastName', label: 'Apellido *', type: 'text', max: 100 },
  { name: 'phone', label: 'Teléfono', type: 'tel', inputMode: 'tel', max: 30 },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', max: 254 },
];

interface AddAttendeeDialogProps extends Pick<MemberSearchProps, 'role'> {
  event: AdminEvent;
  mutations: AttendeeMutations;
  onClose: () => void;
}

/** Registers a member, or somebody without an account, by phone or at the door. Stays open for the next person. */
export function AddAttendeeDialog({ role, event, mutations, onClose }: AddAttendeeDialogProps) {
  const [guest, setGuest] = useState(emptyGuest);
  const [overCapacity, setOverCapacity] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [formKey, setFormKey] = useState(0);

  async function add(body: Parameters<AttendeeMutations['add']>[0]) {
    if (isBusy) return;
    setBusy(true);
    setProblems({});
    try {
      const added = await mutations.add({ ...body, overCapacity });
      toast({
        title: added.status === 'confirmed' ? 'Inscripción confirmada' : 'En lista de espera',
        description:
          added.status === 'confirmed'
            ? `${fullName(added)} tiene su cupo.`
            : `${fullName(added)} espera con el n.º ${added.waitlistPosition}.`,
      });
      setGuest(emptyGuest);
      setFormKey(formKey + 1);
    } catch (error) {
      const fields = serverFieldMessages(error);
      setProblems(fields);
      if (Object.keys(fields).length === 0) toastFailure('No se pudo inscribir', error);
    } finally {
      setBusy(false);
    }
  }

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    add(guest);
  }

  return (
    <Dialog open onClose={onClose} title="Inscribir a alguien" size="lg">
      {isFull(event) ? (
        <CheckboxField
          label="Añadir aunque esté lleno"
          help={`No quedan cupos. Sin marcarlo, pasa a la lista de espera; si lo marcas, el cupo del evento pasará de ${event.capacity} a ${event.registered + 1}.`}
          checked={overCapacity}
          onChange={({ target }) => setOverCapacity(target.checked)}
          className="mb-4"
        />
      ) : null}
      <MemberSearch key={formKey} role={role} isBusy={isBusy} onChoose={(userId) => add({ userId })} />
      <form noValidate onSubmit={submit} className="mt-6 border-t border-border pt-5">
        <h3 className="text-base">O alguien sin cuenta</h3>
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
        <div className="mt-6 action-row">
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Inscribiendo...">
            Inscribir
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
