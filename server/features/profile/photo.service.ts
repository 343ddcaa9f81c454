import { basename } from 'node:path';
import { photoContract } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { HttpError, notFound } from '../../core/errors.ts';
import { KeyedMutex } from '../../core/keyed-mutex.ts';
import { findProfileReport, isPhotoReported, listPhotosOfOldReports } from '../members/profile-reports.queries.ts';
import { deletePhoto, readPhoto, setPhotoAside, writePhoto } from './photo-files.ts';
import { replacePhotoUrl } from './profile.queries.ts';

export const photoUnreadable = () =>
  new HttpError(
    400,
    'unreadable_image',
    'La imagen no se pudo leer. Prueba con otra, en formato JPEG, PNG, WebP o GIF.',
  );

export const photoNotFound = () => notFound('Esa foto ya no está.');

const SIDE_PIXELS = 320;
/**
 * Against decompression bombs. JPEG is downscaled while it is decoded, so that photos of phones fit; of other formats
 * every pixel is in memory.
 */
const MAX_PIXELS = { jpeg: 64_000_000, other: 24_000_000 };
const MAX_SECONDS = 10;

/** Lazy import: large, and needed only for uploads. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each picture, to leave the cores to the rest of the portal.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const startsWith = (image: Buffer, bytes: string, at = 0) => image.toString('latin1', at, at + bytes.length) === bytes;

/** By magic bytes, not by the declared type. Only these formats reach a decoder. */
function formatOf(image: Buffer): keyof typeof MAX_PIXELS | undefined {
  if (startsWith(image, '\xff\xd8\xff')) return 'jpeg';
  const isPng = startsWith(image, '\x89PNG\r\n\x1a\n');
  const isWebp = startsWith(image, 'RIFF') && startsWith(image, 'WEBP', 8);
  const isGif = startsWith(image, 'GIF8');
  return isPng || isWebp || isGif ? 'other' : undefined;
}

const mutex = new KeyedMutex();

/** Re-encodes the picture: square, upright, not animated, without metadata. One at a time, to bound the memory. */
async function redrawPhoto(image: Buffer): Promise<Buffer> {
  const format = formatOf(image);
  if (!format) throw photoUnreadable();
  const sharp = await loadSharp();
  return mutex.runExclusive('photo', () =>
    sharp(image, { limitInputPixels: MAX_PIXELS[format], failOn: 'error' })
      .autoOrient()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
      .catch(() => {
        throw photoUnreadable();
      }),
  );
}

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
