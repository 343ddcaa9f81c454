import { Mail } from 'lucide-react';
import { useLocation } from 'wouter';
import type { InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import { managementPages } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { RecordToolbar } from '../../ui/record-toolbar.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import type { InboxMutations } from './admin-contact.api.ts';
import { deleteMessageAction } from './message-actions.tsx';
import { MessageBadges } from './message-badges.tsx';

interface MessageToolbarProps {
  message: InboxMessage;
  mutations: InboxMutations;
}

export function MessageToolbar({ message, mutations }: MessageToolbarProps) {
  const { confirmAction, dialog } = useActionDialog();
  const [, navigate] = useLocation();
  /** Replaces the history entry: going back would mark it as read again, or it is deleted. */
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
