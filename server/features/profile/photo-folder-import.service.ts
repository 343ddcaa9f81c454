import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { users } from '../../database/schema/account.ts';
import { profileReports } from '../../database/schema/members.ts';
import { photoUrlOf, storePhoto } from './photo.service.ts';

/*
 * Until November 2026 photos were files of one process, under `DATA_DIR/uploads`. Whichever process has that disk takes
 * them into the database when it starts. This file, its test, its call in main.ts and the line of `doctor` can go with
 * version 1.0, whose notes have to say that every installation starts this version once before.
 */

type Deps = Pick<Context, 'database' | 'log'> & { config: Pick<Context['config'], 'dataDir'> };

const PHOTO_NAME = /^[\w-]{22}\.webp$/;

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Replaced photos lay apart while a report showed them. */
export async function listFolderPhotos({ dataDir }: Deps['config']): Promise<{ name: string; path: string }[]> {
  const folders = ['photos', 'reported-photos'].map((name) => join(dataDir, 'uploads', name));
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const names = (await readdir(folder).catch(unlessAbsent)) ?? [];
      return names.filter((name) => PHOTO_NAME.test(name)).map((name) => ({ name, path: join(folder, name) }));
    }),
  );
  return listed.flat();
}

/** Idempotent, also across processes. False where neither a profile nor a report has that photo. */
async function importPhoto({ database }: Deps, url: string, bytes: Buffer): Promise<boolean> {
  const reportedUrl = sql`${profileReports.profile} ->> 'profileImageUrl'`;
  return database.transaction(async (transaction) => {
    const owners = await transaction.select({ id: users.id }).from(users).where(eq(users.profileImageUrl, url));
    const reports = await transaction
      .select({ id: profileReports.id })
      .from(profileReports)
      .where(eq(reportedUrl, url));
    if (owners.length + reports.length === 0) return false;
    const photoHash = await storePhoto(transaction, bytes);
    await transaction
      .update(users)
      .set({ photoHash })
      .where(and(eq(users.profileImageUrl, url), isNull(users.photoHash)));
    await transaction
      .update(profileReports)
      .set({ photoHash })
      .where(and(eq(reportedUrl, url), isNull(profileReports.photoHash)));
    return true;
  });
}

/** Unknown files are left: the folder may be that of another database. */
export async function importPhotoFolder(deps: Deps): Promise<void> {
  const photos = await listFolderPhotos(deps.config);
  let imported = 0;
  for (const { name, path } of photos) {
    const bytes = await readFile(path).catch(unlessAbsent);
    if (!bytes?.length || !(await importPhoto(deps, photoUrlOf(name), bytes))) continue;
    await rm(path, { force: true });
    imported += 1;
  }
  if (photos.length > 0) deps.log.info({ imported, left: photos.length - imported }, 'photos taken into the database');
}
