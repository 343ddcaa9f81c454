import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { contactMessagePath } from '#contract/admin-paths.ts';
import {
  adminContactContract,
  type InboxMessage,
  type InboxState,
} from '#contract/contact/admin/admin-contact.contract.ts';
import { contactSubjects, subjectLabels } from '#contract/contact/contact-subjects.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { apiPath, callApi } from '../../../lib/api-client.ts';
import { changeParams } from '../../../lib/search-params.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { menuItems } from '../../../ui/record-actions.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { toastFailure } from '../../../ui/request-failure.ts';
import { type BulkAction, TableList } from '../../../ui/table-list.tsx';
import { type InboxMutations, inboxQuery, useInboxMutations } from './admin-contact.api.ts';
import { deleteMessageAction } from './message-toolbar.tsx';

interface InboxTab {
  slug: 'todos' | 'sin-leer' | 'sin-responder' | 'respondidos';
  state: InboxState;
  label: string;
  empty: string;
}

const inboxTabs: readonly [InboxTab, ...InboxTab[]] = [
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
    question: (count) => ({
      title: `¿Marcar ${count} como leídos?`,
      text: 'Dejan de contar como pendientes en el menú.',
      confirmLabel: 'Marcar',
      success: { title: 'Mensajes leídos', description: `${count} al día.` },
    }),
    run: ({ id }) => callApi(adminContactContract.markMessageRead, { params: { id } }),
  },
  {
    label: 'Eliminar',
    icon: Trash2,
    destructive: true,
    question: (count) => ({
      title: `¿Eliminar ${count}?`,
      text: 'No se puede deshacer.',
      confirmLabel: 'Eliminar',
      success: { title: 'Mensajes eliminados', description: `${count} ya no existen.` },
    }),
    run: ({ id }) => callApi(adminContactContract.deleteContactMessage, { params: { id } }),
  },
];

const texts = {
  one: 'mensaje',
  many: 'mensajes',
  loading: 'Cargando mensajes...',
  failed: 'No se pudieron cargar los mensajes',
};

const files = { csv: adminContactContract.downloadMessagesCsv, xlsx: adminContactContract.downloadMessagesXlsx };

/** The server's default order: unread first. */
const UNREAD_FIRST = '';

type InboxQuery = QueryOf<typeof adminContactContract.listContactMessages>;

interface MessageMenuProps {
  message: InboxMessage;
  mutations: InboxMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

function MessageMenu({ message, mutations, confirmAction }: MessageMenuProps) {
  const toggle = message.isRead
    ? { label: 'Marcar como no leído', icon: Mail, call: mutations.markUnread }
    : { label: 'Marcar como leído', icon: MailOpen, call: mutations.markRead };

  function onToggle() {
    toggle.call(message.id).catch((error) => toastFailure('No se pudo marcar el mensaje', error));
  }

  return (
    <Menu
      label={`Más acciones: ${message.name}`}
      items={[
        { label: toggle.label, icon: toggle.icon, onSelect: onToggle },
        ...menuItems([deleteMessageAction(message, mutations)], confirmAction),
      ]}
    />
  );
}

export function MessageManagement() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('asunto');
  const subject = contactSubjects.find((option) => option === asked);
  const mutations = useInboxMutations();
  return (
    <TableList
      name="messages"
      tabs={inboxTabs}
      filterLabel="Filtrar mensajes"
      searchLabel="Buscar en los mensajes"
      filterParams={['asunto']}
      filters={
        <FilterSelect
          label="Asunto"
          options={[
            { value: '', label: 'Todos los asuntos' },
            ...contactSubjects.map((value) => ({ value, label: subjectLabels[value] })),
          ]}
          value={subject ?? ''}
          onChange={(asunto) => setParams((current) => changeParams(current, { asunto, pagina: null }))}
          className="sm:max-w-64"
        />
      }
      query={({ tab: { state }, sort, ...filter }) =>
        inboxQuery({ state, subject, ...filter, ...(sort && { sort: sort as NonNullable<InboxQuery['sort']> }) })
      }
      items={({ messages }) => messages}
      itemKey={({ id }) => id}
      itemLabel={({ name, reference }) => `${name} (${reference})`}
      columns={columns}
      defaultSort={UNREAD_FIRST}
      texts={texts}
      bulkActions={bulkActions}
      fileHref={(format, { tab: { state }, ...filter }) =>
        apiPath(files[format].path, {}, { state, subject, ...filter })
      }
      actions={(message, confirmAction) => (
        <MessageMenu message={message} mutations={mutations} confirmAction={confirmAction} />
      )}
    />
  );
}
