import type { AdminJob } from '#contract/admin/jobs.contract.ts';
import type { JobRow } from './admin-jobs.queries.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Message of the thrown error, without the parameters of a query, which may hold a whole mail. */
function errorOf(output: JobRow['output']): string {
  const thrown = (output?.value ?? output) as Record<string, unknown> | null;
  const [message] = text(thrown?.message).split('\nparams: ');
  return message || 'Sin más detalles.';
}

const asIso = (instant: Date | string | null) => (instant === null ? null : new Date(instant).toISOString());

export function mailOf({ queue, data }: JobRow): AdminJob['mail'] {
  return queue === 'mail' ? { to: text(data?.to), subject: text(data?.subject) } : null;
}

export function presentJob(row: JobRow): AdminJob {
  return {
    id: row.id,
    queue: row.queue,
    state: row.state,
    mail: mailOf(row),
    error: errorOf(row.output),
    attempts: row.attempts,
    createdAt: new Date(row.createdAt).toISOString(),
    failedAt: asIso(row.failedAt),
    nextAt: asIso(row.nextAt),
  };
}
