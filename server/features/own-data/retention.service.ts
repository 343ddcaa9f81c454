import type { Context } from '../../core/context.ts';
import { sweepFiles } from '../../core/files/stored-files.ts';
import { RETENTION_DAYS, type RetainedData } from '../../core/retention.ts';
import { pruneVocabulary } from '../../core/text-search/prune-vocabulary.ts';
import { deleteExpired, RETENTION_RULES } from './retention.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Deps = Pick<Context, 'database' | 'log' | 'now'>;

/** A rule that fails does not stop the others. */
export async function enforceRetention({ database, log, now }: Deps) {
  const failures: unknown[] = [];
  const enforce = async (table: string, deleteRows: () => Promise<number>) => {
    try {
      const deleted = await deleteRows();
      if (deleted > 0) log.info({ table, deleted }, 'retention');
    } catch (error) {
      failures.push(error);
    }
  };
  for (const [name, days] of Object.entries(RETENTION_DAYS) as [RetainedData, number][]) {
    const cutoff = new Date(now().getTime() - days * DAY_MS);
    for (const rule of RETENTION_RULES[name]) await enforce(rule.table, () => deleteExpired(database, rule, cutoff));
  }
  await enforce('search_vocabulary', () => pruneVocabulary(database, now()));
  await enforce('files', () => sweepFiles(database, now()));
  if (failures.length > 0) throw new AggregateError(failures, 'retention could not be enforced everywhere');
}

export function retentionJobs(context: Context): void {
  context.jobs.work('retention', () => enforceRetention(context));
}
