import { UserMinus } from 'lucide-react';
import type { Subscriber } from '#contract/newsletter/subscribers.contract.ts';
import { ConfirmQuestion } from '../../ui/confirm-question.tsx';
import { deleteAction, type RecordAction } from '../../ui/record-actions.tsx';
import type { SubscriberMutations } from './subscribers.api.ts';

function unsubscribeAction({ id, email }: Subscriber, mutations: SubscriberMutations): RecordAction {
  return {
    label: 'Dar de baja',
    icon: UserMinus,
    action: {
      title: <ConfirmQuestion verb="Dar de baja" name={email} />,
      text: 'No recibirá más números. La dirección queda anotada como baja, y solo esa persona puede volver a suscribirla.',
      confirmLabel: 'Dar de baja',
      busyLabel: 'Guardando...',
      run: () => mutations.unsubscribe(id),
      success: { title: 'Baja registrada', description: `${email} ya no recibe el boletín.` },
      failure: 'No se pudo dar de baja',
    },
  };
}

export function subscriberActions(subscriber: Subscriber, mutations: SubscriberMutations): RecordAction[] {
  const { id, email, state } = subscriber;
  const remove = deleteAction({
    name: email,
    text: 'Se borran la dirección y todo lo que se sabe de ella. Si solo se trata de que no reciba más números, dala de baja.',
    run: () => mutations.remove(id),
    success: { title: 'Suscriptor eliminado', description: 'No queda ningún dato de esa dirección.' },
    failure: 'No se pudo eliminar',
  });
  return state === 'unsubscribed' ? [remove] : [unsubscribeAction(subscriber, mutations), remove];
}
