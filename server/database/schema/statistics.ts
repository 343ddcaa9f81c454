import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Read by 0.1.0 only (`schema/statistics.sql`). To be dropped once no release does. */
export const statisticsRevisions = pgTable(
  'statistics_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('statistics_revisions_at').on(table.at)],
);
