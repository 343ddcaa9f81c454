import { Mail } from 'lucide-react';
import { useLocation } from 'wouter';
import type { InboxMessage } from '#contract/contact/admin/admin-contact.contract.ts';
import { subjectLabels } from '#contract/contact/contact-subjects.ts';
import { managementPages } from '../../../content/admin.ts';
import { useActionDialog } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { deleteAction, type RecordAction, RecordToolbar } from '../../../ui/record-actions.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
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

export function MessageBadges({ message }: { message: InboxMessage }) {
  return (
    <>
      {message.isRead ? null : <Badge tone="yellow">Sin leer</Badge>}
      {message.answeredAt ? <Badge tone="green">Respondido</Badge> : null}
      <Badge>{subjectLabels[message.subject]}</Badge>
    </>
  );
}

interface MessageToolbarProps {
  message: InboxMessage;
  mutations: InboxMutations;
}

export function MessageToolbar({ message, mutations }: MessageToolbarProps) {
  const { confirmAction, dialog } = useActionDialog();
  const [, navigate] = useLocation();
  /** Replaces the history entry: going back would mark the message as read again, or it is deleted. */
  const leave = () => navigate(managementPages.contact.href, { replace: true });

  async function putAside() {
    try {
      await mutations.markUnread(message.id);
      leave();
    } catch (error) {
      toastFailure('No se pudo marcar el mensaje', error);
    }
  }

  return (
    <>
      <RecordToolbar
        badges={<MessageBadges message={message} />}
        links={
          <Button size="sm" variant="outline" onClick={putAside}>
            <Mail aria-hidden="true" className="size-4" />
            Marcar como no leído
          </Button>
        }
        actions={[deleteMessageAction(message, mutations, leave)]}
        confirmAction={confirmAction}
      />
      {dialog}
    </>
  );
}
