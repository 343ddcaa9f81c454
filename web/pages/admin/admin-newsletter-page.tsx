import { Newspaper, Send, Users } from 'lucide-react';
import { issuePath, newIssuePath, subscribersPath } from '#contract/admin-paths.ts';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { managementPages } from '../../copy/admin.ts';
import { deleteIssueAction, IssueStateBadge, issueTabs } from '../../features/newsletter/admin/issue-actions.tsx';
import { issuesQuery, useIssueMutations } from '../../features/newsletter/admin/issues.api.ts';
import { NewsletterOffNotice } from '../../features/newsletter/admin/newsletter-off-notice.tsx';
import { useSiteSettings } from '../../features/site/site.api.ts';
import { listTexts, nouns } from '../../lib/nouns.ts';
import { countOf, formatCount } from '../../lib/numbers.ts';
import { hiddenHead } from '../../lib/page-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { TableColumn } from '../../ui/data-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { NewRecordLink, RecordLink, RowButton, stateColumn } from '../../ui/record-columns.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { TableList } from '../../ui/table-list.tsx';

const isDraft = ({ state }: Issue) => state === 'draft';

function Draft({ news, events, updatedAt }: Issue) {
  return (
    <>
      {countOf(news.length, 'noticia', 'noticias')}, {countOf(events.length, 'evento', 'eventos')}
      <span className="block text-xs text-muted">
        Cambiado <RelativeTime instant={updatedAt} />
      </span>
    </>
  );
}

function Delivery({ progress: { sent, total, failed }, sendingSince }: Issue) {
  const reached = `${formatCount(sent)} de ${formatCount(total)} enviados`;
  return (
    <>
      {failed > 0 ? `${reached}, ${countOf(failed, 'fallido', 'fallidos')}` : reached}
      {sendingSince ? (
        <span className="block text-xs text-muted">
          Desde <RelativeTime instant={sendingSince} />
        </span>
      ) : null}
    </>
  );
}

const columns: readonly TableColumn<Issue>[] = [
  {
    key: 'subject',
    label: 'Asunto',
    isMain: true,
    cell: (issue) => <RecordLink href={issuePath(issue)}>{issue.subject}</RecordLink>,
  },
  stateColumn((issue) => <IssueStateBadge issue={issue} />),
  {
    key: 'content',
    label: 'Contenido',
    icon: Newspaper,
    cell: (issue) => (isDraft(issue) ? <Draft {...issue} /> : null),
  },
  { key: 'progress', label: 'Envío', icon: Send, cell: (issue) => (isDraft(issue) ? null : <Delivery {...issue} />) },
];

export const head = hiddenHead('Administrar el boletín');

export default function AdminNewsletterPage() {
  const { enableNewsletter } = useSiteSettings();
  const mutations = useIssueMutations();
  return (
    <PageFrame
      title={managementPages.newsletter.label}
      intro={managementPages.newsletter.description}
      actions={
        <>
          <ButtonLink href={subscribersPath} variant="outline">
            <Users aria-hidden="true" className="size-4" />
            Suscriptores
          </ButtonLink>
          <NewRecordLink href={newIssuePath} label="Nueva edición" />
        </>
      }
    >
      <NewsletterOffNotice enabled={enableNewsletter} />
      <TableList
        name="issues"
        tabs={issueTabs}
        filterLabel="Filtrar ediciones por estado"
        searchLabel="Buscar por asunto"
        query={({ tab: { state }, ...filter }) => issuesQuery({ state, ...filter })}
        items={({ issues }) => issues}
        itemLabel={({ subject }) => subject}
        columns={columns}
        texts={listTexts(nouns.issue)}
        buttons={(issue) => (
          <RowButton label={isDraft(issue) ? 'Editar' : 'Ver'} of={issue.subject} href={issuePath(issue)} />
        )}
        actions={(issue) => (isDraft(issue) ? [deleteIssueAction(issue, mutations)] : [])}
      />
    </PageFrame>
  );
}
