import type { Context } from '../../core/context.ts';
import { RETENTION_DAYS, type RetainedData } from '../../core/retention.ts';
import { deleteReportedPhotos } from '../profile/photo.service.ts';
import { deleteExpired, RETENTION_RULES } from './retention.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Deps = Pick<Context, 'database' | 'log' | 'now'> & { config: Pick<Context['config'], 'dataDir'> };

/** Applies every retention rule; one that fails does not stop the others. */
export async function enforceRetention({ database, config, log, now }: Deps) {
  const failures: unknown[] = [];
  for (const [name, days] of Object.entries(RETENTION_DAYS) as [RetainedData, number][]) {
    const cutoff = new Date(now().getTime() - days * DAY_MS);
    for (const rule of RETENTION_RULES[name]) {
      try {
        if (rule.table === 'profile_reports') await deleteReportedPhotos({ database, config }, cutoff);
        const deleted = await deleteExpired(database, rule, cutoff);
        if (deleted > 0) log.info({ table: rule.table, deleted }, 'retention');
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'retention could not be enforced everywhere');
}

export function retentionJobs(context: Context): void {
  context.jobs.work('retention', () => enforceRetention(context));
}
