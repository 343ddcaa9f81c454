import { basename } from 'node:path';
import { photoContract } from '#contract/profile/photo.contract.ts';
import type { Context } from '../../core/context.ts';
import { findProfileReport, isPhotoReported, listPhotosOfOldReports } from '../members/profile-reports.queries.ts';
import { replacePhotoUrl } from './photo.queries.ts';
import { deletePhoto, readPhoto, setPhotoAside, writePhoto } from './photo-files.ts';
import { redrawPhoto } from './photo-image.ts';

type Deps = Pick<Context, 'database' | 'config' | 'log'>;

const urlOf = (name: string) => photoContract.getPhoto.path.replace(':name', name);
/** Pictures of an external sign-in are hosted elsewhere and not ours to delete. */
const isOwn = (url: string | null): url is string => url?.startsWith(urlOf('')) ?? false;

/** Deletes the file, or sets it aside for moderators while a report shows it. Best effort: a failure is only logged. */
export async function discardPhoto({ database, config, log }: Deps, url: string | null): Promise<void> {
  if (!isOwn(url)) return;
  try {
    const discard = (await isPhotoReported(database, url)) ? setPhotoAside : deletePhoto;
    await discard(config, basename(url));
  } catch (err) {
    log.warn({ err }, 'an old photo could not be deleted');
  }
}

export async function savePhoto(deps: Deps, userId: string, image: Buffer): Promise<string> {
  const name = await writePhoto(deps.config, await redrawPhoto(image));
  const url = urlOf(name);
  try {
    await discardPhoto(deps, await replacePhotoUrl(deps.database, userId, url));
    return url;
  } catch (error) {
    await discardPhoto(deps, url);
    throw error;
  }
}

/** As it was when the profile was reported, whatever its owner did since. */
export async function readReportedPhoto({ database, config }: Deps, reportId: string): Promise<Buffer | undefined> {
  const url = (await findProfileReport(database, reportId))?.photo ?? null;
  if (!isOwn(url)) return undefined;
  return (await readPhoto(config, basename(url))) ?? readPhoto(config, basename(url), 'reported-photos');
}

/** Runs before the reports are deleted, so that an interruption leaves no orphaned file. */
export async function deleteReportedPhotos(
  { database, config }: { database: Deps['database']; config: Pick<Deps['config'], 'dataDir'> },
  decidedBefore: Date,
): Promise<void> {
  for (const url of await listPhotosOfOldReports(database, decidedBefore)) {
    if (isOwn(url)) await deletePhoto(config, basename(url), 'reported-photos');
  }
}

export async function removePhoto(deps: Deps, userId: string): Promise<void> {
  await discardPhoto(deps, await replacePhotoUrl(deps.database, userId, null));
}
