import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Content-addressed storage: immutable bytes under their SHA-256, so that every process has them and the same file is
 * stored once. References are foreign keys; a file without any is swept.
 */
export const files = pgTable(
  'files',
  {
    /** Hexadecimal. */
    hash: varchar({ length: 64 }).primaryKey(),
    contentType: varchar({ length: 100 }).notNull(),
    byteSize: integer().notNull(),
    /** Pixels, of pictures. */
    width: integer(),
    height: integer(),
    bytes: bytea().notNull(),
    /** Last upload of these bytes; the sweep spares recent ones. */
    storedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('files_hash', sql`${table.hash} = encode(sha256(${table.bytes}), 'hex')`),
    check('files_byte_size', sql`${table.byteSize} = octet_length(${table.bytes}) and ${table.byteSize} > 0`),
    check('files_pixels', sql`(${table.width} is null) = (${table.height} is null)`),
    index('files_stored_at').on(table.storedAt),
  ],
);
