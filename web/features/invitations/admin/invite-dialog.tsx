import { type FormEvent, useState } from 'react';
import { invitationLimits } from '#contract/invitations/invitations.contract.ts';
import { fullName } from '../../../lib/people.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/form-controls.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFocusOnProblems } from '../../../ui/use-focus-on-problem.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import type { InvitationMutations } from './invitations.api.ts';

const emptyForm = { firstName: '', lastName: '', email: '', company: '', note: '' };
type InviteForm = typeof emptyForm;

const inputs: { name: keyof InviteForm; label: string; type?: 'email'; isWide?: boolean }[] = [
  { name: 'firstName', label: 'Nombre *' },
  { name: 'lastName', label: 'Apellido *' },
  { name: 'email', label: 'Correo *', type: 'email', isWide: true },
  { name: 'company', label: 'Empresa', isWide: true },
];

interface InviteDialogProps {
  open: boolean;
  mutations: InvitationMutations;
  onClose: () => void;
}

export function InviteDialog({ open, mutations, onClose }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Invitar a una persona">
      <InviteFields mutations={mutations} onClose={onClose} />
    </Dialog>
  );
}

function InviteFields({ mutations, onClose }: Omit<InviteDialogProps, 'open'>) {
  const [form, setForm] = useState(emptyForm);
  const { isBusy, problems, run } = useFormCall(Object.keys(emptyForm));
  const element = useFocusOnProblems(problems);
  const change = (name: keyof InviteForm, value: string) => setForm((current) => ({ ...current, [name]: value }));

  function submit(event: FormEvent) {
    event.preventDefault();
    run('No se pudo enviar la invitación', async () => {
      const invited = await mutations.invite(form);
      onClose();
      toast({ title: 'Invitación enviada', description: `${fullName(invited)} recibirá el correo en un momento.` });
    });
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        Recibe un correo con un enlace al registro, que vale por {invitationLimits.days} días. Ahí elige su contraseña.
      </p>
      {inputs.map(({ name, label, type = 'text', isWide }, index) => (
        <Field key={name} label={label} error={problems[name]} className={isWide ? 'sm:col-span-2' : undefined}>
          {(control) => (
            <Input
              {...control}
              {...(index === 0 && { 'data-autofocus': true })}
              name={name}
              type={type}
              autoComplete="off"
              required={label.endsWith('*')}
              value={form[name]}
              onChange={(event) => change(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <Field
        label="Nota"
        error={problems.note}
        help="Unas palabras tuyas para el correo. Es opcional."
        className="sm:col-span-2"
      >
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={3}
            maxLength={invitationLimits.note}
            value={form.note}
            onChange={(event) => change('note', event.target.value)}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <DialogActions label="Enviar invitación" busy={isBusy} busyLabel="Enviando..." onClose={onClose} />
      </div>
    </form>
  );
}
