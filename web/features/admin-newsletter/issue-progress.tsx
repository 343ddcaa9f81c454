import type { Issue } from '#contract/newsletter/issues.contract.ts';
import { formatInstant } from '../../lib/format-instant.ts';
import { formatCount } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { issueStateLabels } from './issue-states.ts';

/** Delivery progress; its query polls while the issue is being sent. */
export function IssueProgressCard({ issue }: { issue: Issue }) {
  const { state, progress, sendingSince, sentAt } = issue;
  const { total, sent, pending, failed, unacknowledged, skipped } = progress;
  const { label, tone } = issueStateLabels[state];
  const figures = [
    { label: 'Enviados', value: sent },
    { label: 'Por enviar', value: pending },
    { label: 'Fallidos', value: failed },
    { label: 'Sin acuse', value: unacknowledged },
    ...(skipped > 0 ? [{ label: 'Se dieron de baja antes', value: skipped }] : []),
  ];
  const moments = [
    ...(sendingSince ? [{ label: 'Empezó', instant: sendingSince }] : []),
    ...(sentAt ? [{ label: 'Terminó', instant: sentAt }] : []),
  ];
  return (
    <CardSection heading="Envío" action={<Badge tone={tone}>{label}</Badge>}>
      <p className="mb-2 tabular-nums">
        <strong>
          {formatCount(total - pending)} de {formatCount(total)}
        </strong>{' '}
        correos despachados
      </p>
      <ProgressLine label="Correos despachados" value={total - pending} max={total || 1} />
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label: name, value }) => (
          <div key={name} className="rounded-card bg-subtle px-3 py-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-xl font-bold tabular-nums">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {moments.map(({ label: name, instant }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{formatInstant(instant)}</dd>
          </div>
        ))}
      </dl>
      {state === 'sending' ? (
        <p className="mt-2 text-sm text-muted">El envío sigue solo, aunque cierres esta página.</p>
      ) : null}
    </CardSection>
  );
}
