import { bigint, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/** Reviewed by account owners; pruned by retention. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    /** Null for an attempt on an account that does not exist. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: varchar({ length: 40 }).notNull(),
    /** Truncated network: an IPv4 /24 or an IPv6 /48. Null without a request. */
    network: varchar({ length: 50 }),
    /** Kind of the exported or viewed data; never a name or an address. */
    detail: varchar({ length: 100 }),
  },
  (table) => [
    index('security_events_recent').on(table.at, table.id),
    index('security_events_user').on(table.userId, table.at, table.id),
    index('security_events_kind').on(table.kind, table.at, table.id),
  ],
);
