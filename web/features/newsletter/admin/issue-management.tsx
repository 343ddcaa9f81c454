import { CalendarDays, Clock, Newspaper, Send } from 'lucide-react';
import { issuePath } from '#contract/admin-paths.ts';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { countOf, formatCount } from '../../../lib/numbers.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { menuItems } from '../../../ui/record-actions.tsx';
import { type RecordFact, RecordRow, RowLink } from '../../../ui/record-row.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
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
      buttons={<RowLink label={isDraft ? 'Editar' : 'Ver'} of={issue.subject} href={issuePath(issue)} />}
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

const texts = {
  one: 'edición',
  many: 'ediciones',
  loading: 'Cargando ediciones...',
  failed: 'No se pudieron cargar las ediciones',
};

export function IssueManagement() {
  const mutations = useIssueMutations();
  return (
    <FilteredList
      tabs={issueTabs}
      filterLabel="Filtrar ediciones por estado"
      searchLabel="Buscar por asunto"
      query={({ tab: { state }, ...filter }) => issuesQuery({ state, ...filter })}
      items={({ issues }) => issues}
      itemKey={({ id }) => id}
      texts={texts}
    >
      {(issue, confirmAction) => <IssueRecord issue={issue} mutations={mutations} confirmAction={confirmAction} />}
    </FilteredList>
  );
}
