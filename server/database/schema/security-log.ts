import { bigint, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/** What matters to the safety of an account, kept for a while: what its owner looks through when something seems odd. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** Whose account it concerns; `null` for an attempt at one that does not exist. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: varchar({ length: 40 }).notNull(),
    /** Where it came from: an IPv4 /24 or an IPv6 /48. `null` for what no request asked for. */
    network: varchar({ length: 50 }),
    /** What was exported or looked at; never a name or an address. */
    detail: varchar({ length: 100 }),
  },
  (table) => [
    index('security_events_recent').on(table.at, table.id),
    index('security_events_user').on(table.userId, table.at, table.id),
    index('security_events_kind').on(table.kind, table.at, table.id),
  ],
);
