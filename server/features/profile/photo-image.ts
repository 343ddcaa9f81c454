import { KeyedMutex } from '../../core/keyed-mutex.ts';
import { photoUnreadable } from './photo-errors.ts';

const SIDE_PIXELS = 320;
/**
 * A small file that unfolds into more is meant to exhaust the memory. A JPEG is made smaller while it is read, so that it
 * may be as large as telephones take them; of the others every pixel is held.
 */
const MAX_PIXELS = { jpeg: 64_000_000, other: 24_000_000 };
const MAX_SECONDS = 10;

/** Large, and not needed until somebody has a photo to show: the portal starts without it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each picture: several would only fight with the rest of the portal over the cores.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const startsWith = (image: Buffer, bytes: string, at = 0) => image.toString('latin1', at, at + bytes.length) === bytes;

/** What it is by its first bytes, whatever it was called. Only these are ever given to a decoder. */
function formatOf(image: Buffer): keyof typeof MAX_PIXELS | undefined {
  if (startsWith(image, '\xff\xd8\xff')) return 'jpeg';
  const isPng = startsWith(image, '\x89PNG\r\n\x1a\n');
  const isWebp = startsWith(image, 'RIFF') && startsWith(image, 'WEBP', 8);
  const isGif = startsWith(image, 'GIF8');
  return isPng || isWebp || isGif ? 'other' : undefined;
}

const mutex = new KeyedMutex();

/**
 * A new picture, drawn from the old one: square, upright, still, and with nothing in it but the picture. One at a time,
 * so that many at once cannot take all the memory.
 */
export async function redrawPhoto(image: Buffer): Promise<Buffer> {
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
