import { randomBytes } from 'node:crypto';
import { photoContract } from '#contract/profile/profile.contract.ts';
import { HttpError, notFound } from '../../core/errors.ts';
import { storeFile } from '../../core/files/stored-files.ts';
import { KeyedMutex } from '../../core/keyed-mutex.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { replacePhoto } from './photo.queries.ts';

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

export const photoUrlOf = (name: string) => photoContract.getPhoto.path.replace(':name', name);

/** Random name: it cannot be guessed and is never reused. */
const newPhotoUrl = () => photoUrlOf(`${randomBytes(16).toString('base64url')}.webp`);

/** Returns its address. The one before goes in the same transaction, unless a report shows it. */
export async function savePhoto(database: Database, userId: string, image: Buffer): Promise<string> {
  const bytes = await redrawPhoto(image);
  const url = newPhotoUrl();
  await database.transaction(async (transaction) => {
    const hash = await storePhoto(transaction, bytes);
    await replacePhoto(transaction, userId, { url, hash });
  });
  return url;
}

export function storePhoto(transaction: Queryable, bytes: Buffer): Promise<string> {
  return storeFile(transaction, { bytes, contentType: 'image/webp', width: SIDE_PIXELS, height: SIDE_PIXELS });
}

export async function removePhoto(database: Database, userId: string): Promise<void> {
  await database.transaction((transaction) => replacePhoto(transaction, userId, { url: null, hash: null }));
}
