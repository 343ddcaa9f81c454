import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { deleteFileIfUnused, type StoredFile, storedFileColumns } from '../../core/files/stored-files.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { files } from '../../database/schema/files.ts';
import { reports } from '../../database/schema/reports.ts';
import { statement } from '../../database/statement.ts';

const selectPhoto = statement('photo', (database) =>
  database
    .select(storedFileColumns)
    .from(users)
    .innerJoin(files, eq(files.hash, users.photoHash))
    // The condition of the index, which a join does not imply.
    .where(and(eq(users.profileImageUrl, sql.placeholder('url')), isNotNull(users.photoHash))),
);

export async function findPhoto(database: Database, url: string): Promise<StoredFile | undefined> {
  const [photo] = await selectPhoto(database, { url });
  return photo;
}

export async function findReportedPhoto(database: Queryable, reportId: string): Promise<StoredFile | undefined> {
  const [photo] = await database
    .select(storedFileColumns)
    .from(reports)
    .innerJoin(files, eq(files.hash, reports.photoHash))
    .where(eq(reports.id, reportId));
  return photo;
}

/** Row lock: concurrent calls see each other's photo, and delete it. */
export async function replacePhoto(
  transaction: Queryable,
  userId: string,
  { url, hash }: { url: string; hash: string } | { url: null; hash: null },
): Promise<void> {
  const [before] = await transaction
    .select({ hash: users.photoHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  await transaction.update(users).set({ profileImageUrl: url, photoHash: hash }).where(eq(users.id, userId));
  if (before?.hash) await deleteFileIfUnused(transaction, before.hash);
}
