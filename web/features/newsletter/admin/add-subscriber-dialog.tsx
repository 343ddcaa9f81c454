import { type ComponentProps, type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useFocusOnProblem } from '../../../ui/use-focus-on-problem.ts';
import { useFormCall } from '../../../ui/use-form-call.ts';
import type { SubscriberMutations } from './subscribers.api.ts';

type ConsentFieldProps = Pick<ComponentProps<'input'>, 'checked' | 'onChange'> & { plural?: boolean };

/** The law requires prior consent (Ley 172-13); the administrator who ticks the box vouches for it. */
export function ConsentField({ plural = false, ...input }: ConsentFieldProps) {
  return (
    <CheckboxField
      {...input}
      label={plural ? 'Ya dieron su consentimiento' : 'Ya dio su consentimiento'}
      help={
        plural
          ? 'Sin marcarlo, cada persona recibe un correo para confirmar antes de que se le envíe nada.'
          : 'Sin marcarlo, recibe un correo para confirmar antes de que se le envíe nada.'
      }
    />
  );
}

interface SubscriberDialogProps {
  open: boolean;
  mutations: SubscriberMutations;
  onClose: () => void;
}

export function AddSubscriberDialog({ open, mutations, onClose }: SubscriberDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Agregar un suscriptor">
      <AddSubscriberForm mutations={mutations} onClose={onClose} />
    </Dialog>
  );
}

function AddSubscriberForm({ mutations, onClose }: Omit<SubscriberDialogProps, 'open'>) {
  const [email, setEmail] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const { isBusy, problems, run } = useFormCall(['email']);
  const input = useFocusOnProblem<HTMLInputElement>(problems.email);

  function submit(event: FormEvent) {
    event.preventDefault();
    run('No se pudo agregar', async () => {
      const added = await mutations.add({ email, consent: hasConsent ? 'given' : 'asked' });
      onClose();
      toast({
        title: 'Suscriptor agregado',
        description: hasConsent
          ? `${added.email} recibirá la próxima edición.`
          : `Enviamos a ${added.email} un correo para confirmar.`,
      });
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Correo *" error={problems.email}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            data-autofocus
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <ConsentField checked={hasConsent} onChange={(event) => setConsent(event.target.checked)} />
      <DialogActions label="Agregar" busy={isBusy} busyLabel="Agregando..." onClose={onClose} />
    </form>
  );
}
