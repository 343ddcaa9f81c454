import { UserMinus } from 'lucide-react';
import type { Subscriber } from '#contract/newsletter/subscribers.contract.ts';
import { NamedQuestion } from '../../ui/named-question.tsx';
import { deleteAction, type RecordAction } from '../../ui/record-actions.tsx';
import type { SubscriberCalls } from './subscribers.api.ts';

function unsubscribeAction({ id, email }: Subscriber, calls: SubscriberCalls): RecordAction {
  return {
    label: 'Dar de baja',
    icon: UserMinus,
    action: {
      title: <NamedQuestion verb="Dar de baja" name={email} />,
      text: 'No recibirá más números. La dirección queda anotada como baja, y solo esa persona puede volver a suscribirla.',
      confirmLabel: 'Dar de baja',
      busyLabel: 'Guardando...',
      run: () => calls.unsubscribe(id),
      success: { title: 'Baja registrada', description: `${email} ya no recibe el boletín.` },
      failure: 'No se pudo dar de baja',
    },
  };
}

export function subscriberActions(subscriber: Subscriber, calls: SubscriberCalls): RecordAction[] {
  const { id, email, state } = subscriber;
  const remove = deleteAction({
    name: email,
    text: 'Se borran la dirección y todo lo que se sabe de ella. Si solo se trata de que no reciba más números, dala de baja.',
    run: () => calls.remove(id),
    success: { title: 'Suscriptor eliminado', description: 'No queda ningún dato de esa dirección.' },
    failure: 'No se pudo eliminar',
  });
  return state === 'unsubscribed' ? [remove] : [unsubscribeAction(subscriber, calls), remove];
}
