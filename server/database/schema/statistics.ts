import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Invalidation: one row for each statement that changed or removed what statistics had counted
 * (`schema/statistics.sql`). Append-only, so that no writer waits for another; pruned after an hour.
 */
export const statisticsRevisions = pgTable(
  'statistics_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('statistics_revisions_at').on(table.at)],
);
