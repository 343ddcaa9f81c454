import type { InboxMessage } from '#contract/contact/admin-contact.contract.ts';
import type { ContactSubject } from '#contract/contact/contact-subjects.ts';
import type { MessageRow } from './admin-contact.queries.ts';
import { contactReference } from './contact-reference.ts';

export function presentMessage(row: MessageRow): InboxMessage {
  return {
    id: row.id,
    reference: contactReference(row.number),
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    subject: row.subject as ContactSubject,
    message: row.message,
    memberId: row.userId,
    project: row.projectId && row.projectTitle ? { id: row.projectId, title: row.projectTitle } : null,
    isRead: row.isRead,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredBy
      ? { id: row.answeredBy, name: `${row.answererFirstName} ${row.answererLastName}` }
      : null,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
  };
}
