import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';

export const connections = pgTable(
  'connections',
  {
    id: id(),
    requesterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'accepted', 'rejected', 'blocked'] })
      .notNull()
      .default('pending'),
    /** What whoever asks wrote along with it. */
    note: varchar({ length: 300 }),
    /** When whoever asked gave up what the other had refused. The refusal stays, so that asking again bothers nobody. */
    withdrawnAt: instant(),
    /** Whose request the other had refused before a block; the refusal comes back when the block ends. */
    refusedId: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Crossed requests meet here: a pair of people has one row, whoever asked first.
    uniqueIndex('connections_pair').on(
      sql`least(${table.requesterId}, ${table.receiverId})`,
      sql`greatest(${table.requesterId}, ${table.receiverId})`,
    ),
    check('connections_not_self', sql`${table.requesterId} <> ${table.receiverId}`),
    check('connections_status', sql`${table.status} in ('pending', 'accepted', 'rejected', 'blocked')`),
    check('connections_withdrawn', sql`${table.withdrawnAt} is null or ${table.status} = 'rejected'`),
    check(
      'connections_refused',
      sql`${table.refusedId} is null
        or (${table.status} = 'blocked' and ${table.refusedId} in (${table.requesterId}, ${table.receiverId}))`,
    ),
    // The lists of each, from the latest change on.
    index('connections_requester').on(table.requesterId, table.status, table.updatedAt, table.id),
    index('connections_receiver').on(table.receiverId, table.status, table.updatedAt, table.id),
  ],
);
