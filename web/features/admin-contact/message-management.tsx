import { useQuery } from '@tanstack/react-query';
import { Building2, Clock, Mail, MailOpen, Rocket } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { InboxMessage, InboxState } from '#contract/contact/admin-contact.contract.ts';
import { type ContactSubject, contactSubjects, subjectLabels } from '#contract/contact/contact-subjects.ts';
import { contactMessagePath } from '#contract/paths.ts';
import { withCount } from '../../lib/numbers.ts';
import { changeParams } from '../../lib/search-params.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../ui/action-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Select } from '../../ui/form-controls.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { type RecordFact, RecordRow } from '../../ui/record-row.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastFailure, useRedirectIfLoggedOut } from '../../ui/request-failure.ts';
import { SearchFilter } from '../../ui/search-filter.tsx';
import { type InboxMutations, inboxQuery, useInboxMutations } from './admin-contact.api.ts';
import { deleteMessageAction, MessageBadges } from './message-toolbar.tsx';

interface InboxTab {
  slug: 'todos' | 'sin-leer' | 'sin-responder' | 'respondidos';
  state: InboxState;
  label: string;
  empty: string;
}

/** Tabs of the inbox with their slugs in the URL. */
const inboxTabs: readonly [InboxTab, ...InboxTab[]] = [
  { slug: 'todos', state: 'all', label: 'Todos', empty: 'Todavía no ha llegado ningún mensaje' },
  { slug: 'sin-leer', state: 'unread', label: 'Sin leer', empty: 'No hay mensajes sin leer' },
  { slug: 'sin-responder', state: 'unanswered', label: 'Sin responder', empty: 'No hay mensajes sin responder' },
  { slug: 'respondidos', state: 'answered', label: 'Respondidos', empty: 'Todavía no se ha respondido ninguno' },
];

/** Inbox state in the URL: tab, search, page, and the subject as `asunto`. */
function useInboxParams() {
  const list = useTabParams(inboxTabs);
  const [params, setParams] = useSearchParams();
  const asked = params.get('asunto');
  const change = (values: Record<string, string | null>) =>
    setParams((current) => changeParams(current, { ...values, pagina: null }));
  return {
    ...list,
    subject: contactSubjects.find((option) => option === asked),
    setSubject: (subject: ContactSubject | '') => change({ asunto: subject || null }),
    clear: () => change({ asunto: null, buscar: null }),
  };
}

interface MessageRowProps {
  message: InboxMessage;
  mutations: InboxMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

function MessageRow({ message, mutations, confirmAction }: MessageRowProps) {
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

const PAGE_SIZE = 20;

const texts = {
  one: 'mensaje',
  many: 'mensajes',
  loading: 'Cargando mensajes...',
  failed: 'No se pudieron cargar los mensajes',
};

/** Inbox of the contact form. */
export function MessageManagement() {
  const params = useInboxParams();
  const { tab, subject, search, page } = params;
  const query = useQuery(inboxQuery({ state: tab.state, subject, search, page, limit: PAGE_SIZE }));
  const mutations = useInboxMutations();
  const { confirmAction, dialog } = useActionDialog();
  useRedirectIfLoggedOut(query.error);
  return (
    <>
      <FilterChips
        label="Filtrar mensajes"
        options={inboxTabs.map(({ slug, state, label }) => ({
          value: slug,
          label: withCount(label, query.data?.counts[state]),
        }))}
        value={params.state}
        onChange={params.setState}
        className="mb-5"
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] sm:items-end">
        <Field label="Asunto">
          {(control) => (
            <Select
              {...control}
              value={subject ?? ''}
              onChange={(event) => params.setSubject(event.target.value as ContactSubject | '')}
            >
              <option value="">Todos los asuntos</option>
              {contactSubjects.map((value) => (
                <option key={value} value={value}>
                  {subjectLabels[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SearchFilter label="Buscar en los mensajes" value={search} onSearch={params.setSearch} />
      </div>
      <div className="mt-6">
        <PagedList
          query={query}
          items={query.data?.messages}
          itemKey={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={params.setPage}
          heading={tab.label}
          texts={texts}
          empty={{ title: tab.empty }}
          onClearFilters={search || subject ? params.clear : undefined}
        >
          {(message) => <MessageRow message={message} mutations={mutations} confirmAction={confirmAction} />}
        </PagedList>
      </div>
      {dialog}
    </>
  );
}
