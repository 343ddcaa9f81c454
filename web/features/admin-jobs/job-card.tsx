import type { AdminJob } from '#contract/admin/jobs.contract.ts';
import { formatInstant } from '../../lib/format-instant.ts';
import { countOf } from '../../lib/numbers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { jobName, queueLabel } from './job-names.ts';

interface JobCardProps {
  job: AdminJob;
  onRetry: () => void;
  onDiscard: () => void;
}

export function JobCard({ job, onRetry, onDiscard }: JobCardProps) {
  const name = jobName(job);
  const when = job.failedAt
    ? `Falló el ${formatInstant(job.failedAt)}`
    : job.nextAt && `Se intentará de nuevo el ${formatInstant(job.nextAt)}`;
  return (
    <Card as="article" className="flex flex-col gap-3 p-4 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="min-w-0 text-sm">
        <p className="mb-1 flex flex-wrap gap-1.5">
          <Badge>{queueLabel(job.queue)}</Badge>
          <Badge tone={job.state === 'failed' ? 'red' : 'yellow'}>
            {job.state === 'failed' ? 'Falló' : 'En espera de otro intento'}
          </Badge>
        </p>
        <h3 className="text-base wrap-anywhere">{name}</h3>
        {job.mail ? <p className="text-muted wrap-anywhere">Para {job.mail.to}</p> : null}
        <p className="mt-1 font-mono text-xs text-destructive wrap-anywhere">{job.error}</p>
        <p className="mt-1 text-xs text-muted">
          {when} · {countOf(job.attempts, 'intento', 'intentos')}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" onClick={onRetry}>
          Reintentar<span className="sr-only">: {name}</span>
        </Button>
        <Button size="sm" variant="outline" onClick={onDiscard}>
          Descartar<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </Card>
  );
}
