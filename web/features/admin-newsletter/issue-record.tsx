import { CalendarDays, Clock, Newspaper, Send } from 'lucide-react';
import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { issuePath } from '#contract/paths.ts';
import { countOf, formatCount } from '../../lib/numbers.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { type RecordFact, RecordRow } from '../../ui/record-row.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { deleteIssueAction } from './issue-actions.tsx';
import { issueStateLabels } from './issue-states.ts';
import type { IssueMutations } from './issues.api.ts';

interface IssueRecordProps {
  issue: Issue;
  mutations: IssueMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

export function IssueRecord({ issue, mutations, confirmAction }: IssueRecordProps) {
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
