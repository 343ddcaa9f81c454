import type { InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import { subjectLabels } from '#contract/contact/contact-subjects.ts';
import { Badge } from '../../ui/badge.tsx';

export function MessageBadges({ message }: { message: InboxMessage }) {
  return (
    <>
      {message.isRead ? null : <Badge tone="yellow">Sin leer</Badge>}
      {message.answeredAt ? <Badge tone="green">Respondido</Badge> : null}
      <Badge>{subjectLabels[message.subject]}</Badge>
    </>
  );
}
