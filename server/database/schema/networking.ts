import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id, instant, updatedAt } from './columns.ts';

export const connections = pgTable(
  'connections',
  {
    id: id(),
    requesterId: belongsTo(() => users.id),
    receiverId: belongsTo(() => users.id),
    status: text({ enum: ['pending', 'accepted', 'rejected', 'blocked'] })
      .notNull()
      .default('pending'),
    note: varchar({ length: 300 }),
    /** Withdrawal of a rejected request. The rejection stays, so that asking again sends no notification. */
    withdrawnAt: instant(),
    /** Requester of a request rejected before a block; the rejection is restored when the block ends. */
    refusedId: uuid(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // One row per pair: crossed requests conflict here.
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
    index('connections_requester').on(table.requesterId, table.status, table.updatedAt, table.id),
    index('connections_receiver').on(table.receiverId, table.status, table.updatedAt, table.id),
  ],
);
