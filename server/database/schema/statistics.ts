import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * One row for each statement that changed or removed what statistics had counted (`schema/statistics.sql`): counts that
 * were kept before it are stale. Rows are only added, so that no writer waits for another, and pruned after an hour.
 */
export const statisticsRevisions = pgTable(
  'statistics_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('statistics_revisions_at').on(table.at)],
);
