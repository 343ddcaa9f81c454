import { Mail, MailOpen, Trash2, Users } from 'lucide-react';
import { Link } from 'wouter';
import { contactMessagePath, departmentsPath } from '#contract/admin-paths.ts';
import {
  adminContactContract,
  type InboxMessage,
  type InboxState,
} from '#contract/contact/admin/admin-contact.contract.ts';
import { contactSubjects, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { managementPages } from '../../../copy/admin.ts';
import { apiPath, callApi } from '../../../lib/api-client.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { type BulkAction, type ListTab, type ListTabs, TableList } from '../../../ui/table-list.tsx';
import { type InboxMutations, inboxQuery, useInboxMutations } from './admin-contact.api.ts';
import { deleteMessageAction } from './message-toolbar.tsx';

const tabs: ListTabs<ListTab<InboxState>> = [
  { slug: 'todos', state: 'all', label: 'Todos', empty: 'Todavía no ha llegado ningún mensaje' },
  { slug: 'sin-leer', state: 'unread', label: 'Sin leer', empty: 'No hay mensajes sin leer' },
  { slug: 'sin-responder', state: 'unanswered', label: 'Sin responder', empty: 'No hay mensajes sin responder' },
  { slug: 'respondidos', state: 'answered', label: 'Respondidos', empty: 'Todavía no se ha respondido ninguno' },
];

const columns: readonly TableColumn<InboxMessage>[] = [
  {
    key: 'name',
    label: 'De',
    width: 'w-40',
    sort: 'name',
    isMain: true,
    cell: (message) => (
      <>
        <Link
          href={contactMessagePath(message)}
          className={message.isRead ? 'hover:underline' : 'font-semibold hover:underline'}
        >
          {message.name}
        </Link>
        {message.company ? <span className="block text-xs text-muted">{message.company}</span> : null}
      </>
    ),
  },
  {
    key: 'message',
    label: 'Mensaje',
    cell: ({ message, project }) => (
      <>
        <span className="line-clamp-2 min-w-40">{message}</span>
        {project ? <span className="block text-xs text-muted">Proyecto: {project.title}</span> : null}
      </>
    ),
  },
  { key: 'subject', label: 'Asunto', cell: ({ subject }) => subjectLabels[subject] },
  {
    key: 'state',
    label: 'Estado',
    cell: ({ isRead, answeredAt }) => {
      if (answeredAt) return <Badge tone="green">Respondido</Badge>;
      return isRead ? <Badge>Leído</Badge> : <Badge tone="yellow">Sin leer</Badge>;
    },
  },
  {
    key: 'reference',
    label: 'Referencia',
    cell: ({ reference }) => <span className="whitespace-nowrap">{reference}</span>,
  },
  {
    key: 'email',
    label: 'Correo',
    isOptional: true,
    cell: ({ email }) => <EmailText email={email} />,
  },
  { key: 'phone', label: 'Teléfono', isOptional: true, cell: ({ phone }) => phone },
  {
    key: 'createdAt',
    label: 'Recibido',
    sort: 'createdAt',
    cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
  },
];

const bulkActions: readonly BulkAction<InboxMessage>[] = [
  {
    label: 'Marcar como leído',
    icon: MailOpen,
    appliesTo: ({ isRead }) => !isRead,
    question: (count) => `¿Marcar ${count} como leídos?`,
    confirmLabel: 'Marcar',
    text: 'Dejan de contar como pendientes en el menú.',
    success: (count) => ({ title: 'Mensajes leídos', description: `${count} al día.` }),
    run: ({ id }) => callApi(adminContactContract.markMessageRead, { params: { id } }),
  },
  {
    label: 'Eliminar',
    icon: Trash2,
    destructive: true,
    text: 'No se puede deshacer.',
    success: (count) => ({ title: 'Mensajes eliminados', description: `${count} ya no existen.` }),
    run: ({ id }) => callApi(adminContactContract.deleteContactMessage, { params: { id } }),
  },
];

const files = { csv: adminContactContract.downloadMessagesCsv, xlsx: adminContactContract.downloadMessagesXlsx };

const subjects = {
  param: 'asunto',
  label: 'Asunto',
  all: 'Todos los asuntos',
  options: contactSubjects.map((value) => ({ value, label: subjectLabels[value] })),
};

function toggleRead({ id, isRead }: InboxMessage, { markRead, markUnread }: InboxMutations): MenuItem {
  const toggle = isRead
    ? { label: 'Marcar como no leído', icon: Mail, call: markUnread }
    : { label: 'Marcar como leído', icon: MailOpen, call: markRead };
  return {
    label: toggle.label,
    icon: toggle.icon,
    onSelect: () => {
      toggle.call(id).catch((error) => toastFailure('No se pudo marcar el mensaje', error));
    },
  };
}

export const head = hiddenHead('Mensajes de contacto');

/** In the server's own order: unread first. */
export default function AdminMessagesPage() {
  const mutations = useInboxMutations();
  return (
    <PageFrame
      title={managementPages.contact.label}
      intro={managementPages.contact.description}
      actions={
        <ButtonLink href={departmentsPath} variant="outline">
          <Users aria-hidden="true" className="size-4" />
          Departamentos
        </ButtonLink>
      }
    >
      <TableList
        name="messages"
        tabs={tabs}
        filterLabel="Filtrar mensajes"
        searchLabel="Buscar en los mensajes"
        choice={subjects}
        query={({ tab: { state }, choice: subject, ...filter }) => inboxQuery({ state, subject, ...filter })}
        items={({ messages }) => messages}
        itemLabel={({ name, reference }) => `${name} (${reference})`}
        columns={columns}
        texts={listTexts(nouns.message)}
        bulkActions={bulkActions}
        fileHref={(format, { tab: { state }, choice: subject, ...filter }) =>
          apiPath(files[format].path, {}, { state, subject, ...filter })
        }
        actions={(message) => [toggleRead(message, mutations), deleteMessageAction(message, mutations)]}
      />
    </PageFrame>
  );
}
