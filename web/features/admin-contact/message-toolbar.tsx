import { Mail } from 'lucide-react';
import { useLocation } from 'wouter';
import type { InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import { managementPages } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { RecordToolbar } from '../../ui/record-toolbar.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import type { InboxCalls } from './admin-contact.api.ts';
import { deleteMessageAction } from './message-actions.tsx';
import { MessageBadges } from './message-badges.tsx';

interface MessageToolbarProps {
  message: InboxMessage;
  calls: InboxCalls;
}

export function MessageToolbar({ message, calls }: MessageToolbarProps) {
  const { ask, dialog } = useActionDialog();
  const [, navigate] = useLocation();
  /** Not to be gone back to: it would be read again, or is gone. */
  const leave = () => navigate(managementPages.contact.href, { replace: true });

  async function putAside() {
    try {
      await calls.markUnread(message.id);
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
        actions={[deleteMessageAction(message, calls, leave)]}
        ask={ask}
      />
      {dialog}
    </>
  );
}
