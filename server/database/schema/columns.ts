import { sql } from 'drizzle-orm';
import { customType, integer, type PgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().default(sql`gen_random_uuid()`);

/** Deleted with its owner. */
export const belongsTo = (column: () => PgColumn) => uuid().notNull().references(column, { onDelete: 'cascade' });

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Optimistic concurrency: every edit raises it in its own statement; counters that triggers keep do not. */
export const version = () => integer().notNull().default(1);

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** No pending list: it would slow down every search. */
export const GIN_OPTIONS = { fastupdate: 'off' };
