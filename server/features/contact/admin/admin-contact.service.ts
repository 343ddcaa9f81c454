import { type ContactSubject, subjectLabels } from '#contract/contact/contact-subjects.ts';
import type { Context } from '../../../core/context.ts';
import { tableMoment } from '../../../core/dominican-time.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { filterConfirmed } from '../../../core/mail/delivery-rules.ts';
import type { FileColumn } from '../../../core/table-file.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/database.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import { getSettings } from '../../../services/site-settings/site-settings.queries.ts';
import { deleteMessage, findMessage, lockMessage, type MessageRow, updateMessage } from '../contact.queries.ts';
import { contactReference, departmentEmail } from '../contact.service.ts';
import { answerMail } from '../contact-mails.tsx';

function stateLabel({ answeredAt, isRead }: MessageRow): string {
  if (answeredAt) return 'Respondido';
  return isRead ? 'Leído' : 'Sin leer';
}

export const messageColumns: Record<string, FileColumn<MessageRow>> = {
  reference: { label: 'Referencia', cell: ({ number }) => contactReference(number) },
  name: { label: 'Nombre', cell: ({ name }) => name },
  email: { label: 'Correo', cell: ({ email }) => email },
  phone: { label: 'Teléfono', cell: ({ phone }) => phone },
  company: { label: 'Empresa', cell: ({ company }) => company },
  subject: { label: 'Asunto', cell: ({ subject }) => subjectLabels[subject as ContactSubject] },
  message: { label: 'Mensaje', cell: ({ message }) => message },
  state: { label: 'Estado', cell: stateLabel },
  createdAt: { label: 'Recibido', cell: ({ createdAt }) => tableMoment(createdAt) },
};

export function presentMessage({ number, userId, projectId, projectTitle, answeredBy, ...row }: MessageRow) {
  return {
    ...row,
    reference: contactReference(number),
    subject: row.subject as ContactSubject,
    memberId: userId,
    project: projectId && projectTitle ? { id: projectId, title: projectTitle } : null,
    answeredBy: answeredBy ? { id: answeredBy, name: `${row.answererFirstName} ${row.answererLastName}` } : null,
  };
}

type InboxMessage = ReturnType<typeof presentMessage>;
type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

const messageNotFound = () => notFound('Este mensaje ya no existe.');

export async function getMessage(database: Queryable, id: string): Promise<InboxMessage> {
  const row = await findMessage(database, id);
  if (!row) throw messageNotFound();
  return presentMessage(row);
}

const targetOf = ({ id, number, name, subject }: MessageRow) => ({
  type: 'contact-message',
  id,
  label: `${contactReference(number)} de ${name}: ${subjectLabels[subject as ContactSubject]}`,
});

function withLockedMessage<T>(
  { database }: Pick<Context, 'database'>,
  id: string,
  change: (transaction: Queryable, message: MessageRow) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (!message) throw messageNotFound();
    return change(transaction, message);
  });
}

export function setRead(deps: Pick<Deps, 'database'>, id: string, isRead: boolean): Promise<InboxMessage> {
  return withLockedMessage(deps, id, async (transaction) => {
    await updateMessage(transaction, id, { isRead });
    return getMessage(transaction, id);
  });
}

/** A second answer is a conflict. */
export function answerMessage(deps: Deps, viewer: Viewer, id: string, answer: string): Promise<InboxMessage> {
  const { jobs, config, now } = deps;
  return withLockedMessage(deps, id, async (transaction, row) => {
    if (row.answeredAt) throw conflict('Este mensaje ya fue respondido.');
    const subject = row.subject as ContactSubject;
    const department = await departmentEmail(transaction, subject);
    const settings = await getSettings(transaction);
    const message = { ...row, subject, reference: contactReference(row.number) };
    const site = { ...settings, publicUrl: config.publicUrl };
    const isConfirmed = (await filterConfirmed(deps, transaction, [row.email])).has(row.email);
    const mail = await answerMail(message, answer, { department, site, isConfirmed });
    await jobs.enqueue(transaction, 'mail', { ...mail, official: true, ...(row.userId && { about: row.userId }) });
    await updateMessage(transaction, id, { answer, answeredAt: now(), answeredBy: viewer.id, isRead: true });
    await writeAuditLog(transaction, viewer, { action: 'contact.answer', target: targetOf(row) });
    return getMessage(transaction, id);
  });
}

export function saveNote(
  deps: Pick<Deps, 'database'>,
  viewer: Viewer,
  id: string,
  note: string | null,
): Promise<InboxMessage> {
  return withLockedMessage(deps, id, async (transaction, row) => {
    if (row.note !== note) {
      await updateMessage(transaction, id, { note });
      await writeAuditLog(transaction, viewer, { action: 'contact.note', target: targetOf(row) });
    }
    return getMessage(transaction, id);
  });
}

export function removeMessage(deps: Pick<Deps, 'database'>, viewer: Viewer, id: string): Promise<void> {
  return withLockedMessage(deps, id, async (transaction, row) => {
    await deleteMessage(transaction, id);
    await writeAuditLog(transaction, viewer, { action: 'contact.delete', target: targetOf(row) });
  });
}
