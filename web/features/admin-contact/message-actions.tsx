import type { InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import { deleteAction, type RecordAction } from '../../ui/record-actions.tsx';
import type { InboxMutations } from './admin-contact.api.ts';

export function deleteMessageAction(
  message: InboxMessage,
  mutations: InboxMutations,
  onDone?: () => void,
): RecordAction {
  return deleteAction({
    kind: 'el mensaje de',
    name: message.name,
    text: 'No se puede deshacer.',
    run: () => mutations.remove(message.id),
    success: { title: 'Mensaje eliminado', description: `El mensaje de ${message.name} ya no existe.` },
    failure: 'No se pudo eliminar el mensaje',
    onDone,
  });
}
