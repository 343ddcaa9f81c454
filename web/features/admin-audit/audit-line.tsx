import { Link } from 'wouter';
import type { AuditEntry } from '#contract/admin/audit.contract.ts';
import { auditActionLabel } from '../../content/audit.ts';
import { formatInstant } from '../../lib/format-instant.ts';
import { Card } from '../../ui/card.tsx';
import { describeDetails } from './describe-details.ts';
import { targetPath } from './target-path.ts';

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const { actorName, action, target, at } = entry;
  const path = targetPath(entry);
  const details = describeDetails(entry.details);
  return (
    <Card as="article" className="p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{auditActionLabel(action)}</h3>
        <time dateTime={at} className="text-sm text-muted tabular-nums">
          {formatInstant(at)}
        </time>
      </div>
      <p className="wrap-anywhere">
        {path ? (
          <Link href={path} className="inline-link">
            {target.label}
          </Link>
        ) : (
          target.label
        )}
      </p>
      <p className="text-sm text-muted">Por {actorName}</p>
      {details.length > 0 ? (
        <dl className="mt-2 grid gap-x-4 gap-y-1 border-t border-border pt-2 text-sm sm:grid-cols-[auto_1fr]">
          {details.map(({ label, text }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Card>
  );
}
