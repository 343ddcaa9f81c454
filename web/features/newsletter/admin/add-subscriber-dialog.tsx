import { type ComponentProps, type FormEvent, useState } from 'react';
import { serverFieldMessages } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/form-controls.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useFocusOnProblem } from '../../../ui/use-focus-on-problem.ts';
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
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useFocusOnProblem<HTMLInputElement>(problem);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const added = await mutations.add({ email, consent: hasConsent ? 'given' : 'asked' });
      onClose();
      toast({
        title: 'Suscriptor agregado',
        description: hasConsent
          ? `${added.email} recibirá la próxima edición.`
          : `Enviamos a ${added.email} un correo para confirmar.`,
      });
    } catch (error) {
      const refused = serverFieldMessages(error).email;
      if (refused) setProblem(refused);
      else toastFailure('No se pudo agregar', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Correo *" error={problem}>
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
      <div className="action-row">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Agregando...">
          Agregar
        </Button>
      </div>
    </form>
  );
}
