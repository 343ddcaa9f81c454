import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { notFound } from '../errors.ts';

/** How much of a file is in memory at once. */
export const PIECE_BYTES = 256 * 1024;

/** Of a small file, such as a photo, the first piece is all: it is read together with its row. */
export type StoredFile = Pick<typeof files.$inferSelect, 'hash' | 'contentType' | 'byteSize'> & { firstPiece?: Buffer };

/** Selection for a query that joins `files`. */
export const storedFileColumns = {
  hash: files.hash,
  contentType: files.contentType,
  byteSize: files.byteSize,
  firstPiece: sql<Buffer>`substring(${files.bytes} from 1 for ${sql.raw(String(PIECE_BYTES))})`,
};

type NewFile = Pick<typeof files.$inferInsert, 'bytes' | 'contentType' | 'width' | 'height'>;

/**
 * Returns the hash. The row is locked until the transaction ends, so that a sweep cannot come between it and the
 * reference that the same transaction adds.
 */
export async function storeFile(transaction: Queryable, file: NewFile): Promise<string> {
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  await transaction
    .insert(files)
    .values({ ...file, hash, byteSize: file.bytes.length })
    .onConflictDoUpdate({ target: files.hash, set: { storedAt: sql`now()` } });
  return hash;
}

/** Fails where the file was deleted meanwhile. */
export async function readBytes(database: Queryable, hash: string, start: number, length: number): Promise<Buffer> {
  const [row] = await database
    .select({ bytes: sql<Buffer>`substring(${files.bytes} from ${start + 1} for ${length})` })
    .from(files)
    .where(eq(files.hash, hash));
  if (row?.bytes.length !== length) throw notFound('Ese archivo ya no está.');
  return row.bytes;
}

/** Piece by piece, each when the reader asks for it; no connection is held in between. */
export async function* readPieces(database: Queryable, hash: string, start: number, length: number) {
  for (let offset = 0; offset < length; offset += PIECE_BYTES) {
    yield readBytes(database, hash, start + offset, Math.min(PIECE_BYTES, length - offset));
  }
}

/** Whether anything refers to a row of `files`: by the catalogue's foreign keys, so that none can be forgotten. */
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
 * Whoever adds a reference shares the lock of the file's row: such files are skipped. Of those that are locked here the
 * references are looked up again, because one may have been committed between the first look and the lock.
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

/** For whoever just let go of a file: at once, unless something else refers to it or is about to. */
export async function deleteFileIfUnused(transaction: Queryable, hash: string): Promise<void> {
  await deleteUnreferenced(transaction, eq(files.hash, hash));
}

const GRACE_SECONDS = 3600;

/** Deletes files that nothing refers to, except recent ones, which may be about to be used. Returns how many. */
export async function sweepFiles(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_SECONDS * 1000).toISOString();
  const isOld = sql`${files.storedAt} < ${before}::timestamptz`;
  for (let total = 0; ; ) {
    const deleted = await database.transaction((transaction) => deleteUnreferenced(transaction, isOld));
    total += deleted;
    if (deleted === 0) return total;
  }
}
