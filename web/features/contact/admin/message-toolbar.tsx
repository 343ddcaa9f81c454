import { Mail } from 'lucide-react';
import { useLocation } from 'wouter';
import type { InboxMessage } from '#contract/contact/admin/admin-contact.contract.ts';
import { subjectLabels } from '#contract/contact/contact-subjects.ts';
import { managementPages } from '../../../copy/admin.ts';
import { nouns } from '../../../lib/nouns.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { deleteAction, EditorToolbar } from '../../../ui/record-actions.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import type { InboxMutations } from './admin-contact.api.ts';

export const deleteMessageAction = ({ id, name }: InboxMessage, { remove }: InboxMutations, onDone?: () => void) =>
  deleteAction({
    kind: 'el mensaje de',
    name,
    noun: nouns.message,
    run: () => remove(id),
    success: { title: 'Mensaje eliminado', description: `El mensaje de ${name} ya no existe.` },
    onDone,
  });

function MessageBadges({ message }: { message: InboxMessage }) {
  return (
    <>
      {message.isRead ? null : <Badge tone="yellow">Sin leer</Badge>}
      {message.answeredAt ? <Badge tone="green">Respondido</Badge> : null}
      <Badge>{subjectLabels[message.subject]}</Badge>
    </>
  );
}

export function MessageToolbar({ message, mutations }: { message: InboxMessage; mutations: InboxMutations }) {
  const listHref = managementPages.contact.href;
  const [, navigate] = useLocation();

  async function putAside() {
    try {
      await mutations.markUnread(message.id);
      // Replaces the history entry: going back would mark the message as read again.
      navigate(listHref, { replace: true });
    } catch (error) {
      toastFailure('No se pudo marcar el mensaje', error);
    }
  }

  return (
    <EditorToolbar
      badges={<MessageBadges message={message} />}
      listHref={listHref}
      links={() => (
        <Button size="sm" variant="outline" onClick={putAside}>
          <Mail aria-hidden="true" className="size-4" />
          Marcar como no leído
        </Button>
      )}
      actions={(leave) => [deleteMessageAction(message, mutations, leave)]}
    />
  );
}
