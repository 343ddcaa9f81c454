import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { notFound } from '../errors.ts';

/** Bounds the memory per download. */
export const PIECE_BYTES = 256 * 1024;

/** A small file is its first piece, which is read together with its row. */
export type StoredFile = Pick<typeof files.$inferSelect, 'hash' | 'contentType' | 'byteSize'> & { firstPiece?: Buffer };

export const storedFileColumns = {
  hash: files.hash,
  contentType: files.contentType,
  byteSize: files.byteSize,
  firstPiece: sql<Buffer>`substring(${files.bytes} from 1 for ${sql.raw(String(PIECE_BYTES))})`,
};

type NewFile = Pick<typeof files.$inferInsert, 'bytes' | 'contentType' | 'width' | 'height'>;

/**
 * Returns the hash. Locks the row until the transaction ends, so that a sweep cannot come between it and the reference that the same
 * transaction adds.
 */
export async function storeFile(transaction: Queryable, file: NewFile): Promise<string> {
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  await transaction
    .insert(files)
    .values({ ...file, hash, byteSize: file.bytes.length })
    .onConflictDoUpdate({ target: files.hash, set: { storedAt: sql`now()` } });
  return hash;
}

/** Fails where the file was deleted concurrently. */
export async function readBytes(database: Queryable, hash: string, start: number, length: number): Promise<Buffer> {
  const [row] = await database
    .select({ bytes: sql<Buffer>`substring(${files.bytes} from ${start + 1} for ${length})` })
    .from(files)
    .where(eq(files.hash, hash));
  if (row?.bytes.length !== length) throw notFound('Ese archivo ya no está.');
  return row.bytes;
}

/** Backpressure: each piece is read on demand, and no connection is held in between. */
export async function* readPieces(database: Queryable, hash: string, start: number, length: number) {
  for (let offset = 0; offset < length; offset += PIECE_BYTES) {
    yield readBytes(database, hash, start + offset, Math.min(PIECE_BYTES, length - offset));
  }
}

/** Reads the catalogue's foreign keys, so that none can be forgotten. */
async function isReferenced(database: Queryable): Promise<SQL> {
  const { rows } = await database.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass as table, quote_ident(attname) as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'files'::regclass`);
  const references = rows.map(({ table, column }) =>
    sql.raw(`exists (select from ${table} as referring where referring.${column} = files.hash)`),
  );
  return sql`(${sql.join([sql`false`, ...references], sql` or `)})`;
}

const BATCH = 100;

/**
 * A new reference shares the lock of the file's row: such files are skipped. References of locked files are looked up
 * again, because one may have been committed between the first look and the lock.
 */
async function deleteUnreferenced(transaction: Queryable, chosen: SQL): Promise<number> {
  const referenced = await isReferenced(transaction);
  const { rows } = await transaction.execute<{ hash: string }>(sql`
    select hash from ${files} where ${chosen} and not ${referenced} limit ${BATCH} for update skip locked`);
  if (rows.length === 0) return 0;
  const hashes = sql.param(rows.map(({ hash }) => hash));
  const { rowCount } = await transaction.execute(
    sql`delete from ${files} where hash = any(${hashes}::text[]) and not ${referenced}`,
  );
  return rowCount ?? 0;
}

/** At once, unless something else refers to it or is about to. */
export async function deleteFileIfUnused(transaction: Queryable, hash: string): Promise<void> {
  await deleteUnreferenced(transaction, eq(files.hash, hash));
}

const GRACE_SECONDS = 3600;

/** Spares recent files, which may be about to be referenced. */
export async function sweepFiles(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_SECONDS * 1000).toISOString();
  const isOld = sql`${files.storedAt} < ${before}::timestamptz`;
  for (let total = 0; ; ) {
    const deleted = await database.transaction((transaction) => deleteUnreferenced(transaction, isOld));
    total += deleted;
    if (deleted === 0) return total;
  }
}
