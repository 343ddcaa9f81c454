import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Clock, Newspaper, Send } from 'lucide-react';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { issuePath, newIssuePath } from '#contract/paths.ts';
import { countOf, formatCount } from '../../lib/numbers.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { type RecordFact, RecordRow } from '../../ui/record-row.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { deleteIssueAction, issueStateLabels, issueTabs } from './issue-actions.tsx';
import { type IssueMutations, issuesQuery, useIssueMutations } from './issues.api.ts';

interface IssueRecordProps {
  issue: Issue;
  mutations: IssueMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

function IssueRecord({ issue, mutations, confirmAction }: IssueRecordProps) {
  const { label, tone } = issueStateLabels[issue.state];
  const isDraft = issue.state === 'draft';
  return (
    <RecordRow
      title={issue.subject}
      href={issuePath(issue)}
      badges={<Badge tone={tone}>{label}</Badge>}
      facts={factsOf(issue)}
      buttons={
        <ButtonLink href={issuePath(issue)} size="sm" variant="outline">
          {isDraft ? 'Editar' : 'Ver'}
          <span className="sr-only">: {issue.subject}</span>
        </ButtonLink>
      }
      menu={isDraft ? menuItems([deleteIssueAction(issue, mutations)], confirmAction) : []}
    />
  );
}

function factsOf({ state, progress, news, events, updatedAt, sendingSince }: Issue): RecordFact[] {
  if (state === 'draft') {
    return [
      { icon: Newspaper, label: 'Noticias', text: countOf(news.length, 'noticia', 'noticias') },
      { icon: CalendarDays, label: 'Eventos', text: countOf(events.length, 'evento', 'eventos') },
      { icon: Clock, label: 'Cambiado', text: <RelativeTime instant={updatedAt} /> },
    ];
  }
  const { sent, total, failed } = progress;
  const reached = `${formatCount(sent)} de ${formatCount(total)} enviados`;
  return [
    { icon: Send, label: 'Envío', text: failed > 0 ? `${reached}, ${formatCount(failed)} fallidos` : reached },
    ...(sendingSince ? [{ icon: Clock, label: 'Desde', text: <RelativeTime instant={sendingSince} /> }] : []),
  ];
}

const PAGE_SIZE = 20;

const texts = {
  one: 'número',
  many: 'números',
  loading: 'Cargando números...',
  failed: 'No se pudieron cargar los números',
};

/** All issues: drafts, in delivery and sent. */
export function IssueManagement() {
  const params = useTabParams(issueTabs);
  const { tab, search, page } = params;
  const query = useQuery(issuesQuery({ state: tab.state, search, page, limit: PAGE_SIZE }));
  const mutations = useIssueMutations();
  const { confirmAction, dialog } = useActionDialog();
  const counts = query.data?.counts;
  return (
    <>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar números por estado',
          options: issueTabs.map(({ slug, state, label }) => ({
            value: slug,
            label,
            count: state ? counts?.[state] : counts && counts.draft + counts.sending + counts.sent,
          })),
        }}
        searchLabel="Buscar por asunto"
        query={query}
        items={query.data?.issues}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{
          title: tab.empty,
          action: tab.state ? null : <ButtonLink href={newIssuePath}>Crear el primero</ButtonLink>,
        }}
      >
        {(issue) => <IssueRecord issue={issue} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      {dialog}
    </>
  );
}
