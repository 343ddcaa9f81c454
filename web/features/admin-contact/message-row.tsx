import { Building2, Clock, Mail, MailOpen, Rocket } from 'lucide-react';
import type { InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import { contactMessagePath } from '#contract/paths.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { toastFailure } from '../../ui/failure-toast.ts';
import { menuItems } from '../../ui/record-actions.tsx';
import { type RecordFact, RecordRow } from '../../ui/record-row.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { InboxMutations } from './admin-contact.api.ts';
import { deleteMessageAction } from './message-actions.tsx';
import { MessageBadges } from './message-badges.tsx';

interface MessageRowProps {
  message: InboxMessage;
  mutations: InboxMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

export function MessageRow({ message, mutations, confirmAction }: MessageRowProps) {
  const toggle = message.isRead
    ? { label: 'Marcar como no leído', icon: Mail, call: mutations.markUnread }
    : { label: 'Marcar como leído', icon: MailOpen, call: mutations.markRead };

  function onToggle() {
    toggle.call(message.id).catch((error) => toastFailure('No se pudo marcar el mensaje', error));
  }

  return (
    <RecordRow
      title={message.name}
      href={contactMessagePath(message)}
      badges={<MessageBadges message={message} />}
      facts={factsOf(message)}
      note={<p className="line-clamp-2 max-w-prose text-sm wrap-anywhere">{message.message}</p>}
      menu={[
        { label: toggle.label, icon: toggle.icon, onSelect: onToggle },
        ...menuItems([deleteMessageAction(message, mutations)], confirmAction),
      ]}
    />
  );
}

function factsOf({ reference, createdAt, company, project }: InboxMessage): RecordFact[] {
  return [
    {
      icon: Clock,
      label: 'Recibido',
      text: (
        <>
          <RelativeTime instant={createdAt} /> · {reference}
        </>
      ),
    },
    ...(company ? [{ icon: Building2, label: 'Empresa', text: company }] : []),
    ...(project ? [{ icon: Rocket, label: 'Proyecto', text: project.title }] : []),
  ];
}
