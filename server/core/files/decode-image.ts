import type { Sharp } from 'sharp';
import { HttpError } from '../errors.ts';
import { FairQueue } from '../fair-queue.ts';

export const imageUnreadable = () =>
  new HttpError(
    400,
    'unreadable_image',
    'La imagen no se pudo leer. Prueba con otra, en formato JPEG, PNG, WebP, AVIF o GIF.',
  );

const heicUnreadable = () =>
  new HttpError(
    400,
    'unreadable_image',
    'La foto está en formato HEIC, que el portal no puede leer. Guárdala como JPEG; en un iPhone, elige «El más compatible» en Ajustes, Cámara, Formatos.',
  );

const tooManyPixels = ({ pixels }: Format) =>
  new HttpError(
    400,
    'image_too_large',
    `La imagen tiene demasiados píxeles. Redúcela a ${pixels / 1_000_000} megapíxeles como máximo.`,
  );

/** Libjpeg keeps all coefficients of a JPEG of several scans in memory, and cannot downscale it while it decodes. */
const MAX_PROGRESSIVE_PIXELS = 24_000_000;

const tooManyProgressivePixels = () =>
  new HttpError(
    400,
    'image_too_large',
    `La imagen es un JPEG progresivo de más de ${MAX_PROGRESSIVE_PIXELS / 1_000_000} megapíxeles. Redúcela, o guárdala de nuevo como JPEG sin la opción «progresivo».`,
  );

/** A strip of one pixel across takes twenty times as long as a photo of as many pixels. */
const MAX_SIDE = 20_000;

const tooLong = () =>
  new HttpError(
    400,
    'image_too_large',
    `La imagen es demasiado larga. Redúcela a ${MAX_SIDE.toLocaleString('es-DO')} píxeles por lado como máximo.`,
  );

/** libwebp walks all frames before each: of 172,000, which fit into 8 MB, the header alone takes minutes. */
const MAX_FRAMES = 1_000;

const tooSlow = () =>
  new HttpError(
    400,
    'unreadable_image',
    'La imagen tarda demasiado en leerse. Guárdala de nuevo como JPEG y pruébala.',
  );

const tooManyFrames = () =>
  new HttpError(
    400,
    'image_too_large',
    'Esa imagen tiene demasiados cuadros de animación. Prueba con una imagen fija o una animación más corta.',
  );

/** Every scan of a progressive JPEG is a pass over all pixels; programs write about ten. */
const MAX_SCANS = 100;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Anywhere, because parsers find parts inside others too; elsewhere such bytes are rare. */
function holdsMore(max: number, marker: Buffer | string, bytes: Buffer): boolean {
  let found = 0;
  for (let at = bytes.indexOf(marker); at >= 0 && found <= max; at = bytes.indexOf(marker, at + marker.length))
    found += 1;
  return found > max;
}

const PNG_SIGNATURE = 8;
/** Length, name and checksum around the content of a chunk. */
const PNG_FRAME = 12;
const COMMENTS = ['tEXt', 'zTXt', 'iTXt'];

/** Compressed comments unpack to gigabytes, which libvips copies into every pipeline; none is kept anyway. */
function withoutComments(png: Buffer): Buffer {
  const kept = Buffer.alloc(png.length);
  let size = png.copy(kept, 0, 0, PNG_SIGNATURE);
  for (let at = PNG_SIGNATURE; at < png.length; ) {
    const isWhole = at + PNG_FRAME <= png.length;
    const end = isWhole ? at + PNG_FRAME + png.readUInt32BE(at) : png.length;
    if (!COMMENTS.includes(png.toString('latin1', at + 4, at + 8))) size += png.copy(kept, size, at, end);
    at = end;
  }
  return kept.subarray(0, size);
}

interface Format {
  /** Against decompression bombs: JPEG is downscaled while it is decoded; of other formats every pixel is in memory. */
  pixels: number;
  isHeic?: boolean;
  isWebp?: boolean;
  isPng?: boolean;
}

const JPEG: Format = { pixels: 64_000_000 };
const OTHER: Format = { pixels: 24_000_000 };
const PNG: Format = { ...OTHER, isPng: true };
const WEBP: Format = { ...OTHER, isWebp: true };
const HEIC: Format = { ...OTHER, isHeic: true };

const startsWith = (image: Buffer, bytes: string, at = 0) => image.toString('latin1', at, at + bytes.length) === bytes;

/** Magic bytes decide, not the declared type: only these formats reach a decoder. */
function formatOf(image: Buffer): Format | undefined {
  if (startsWith(image, '\xff\xd8\xff')) return JPEG;
  if (startsWith(image, '\x89PNG\r\n\x1a\n')) return PNG;
  if (startsWith(image, 'GIF8')) return OTHER;
  if (startsWith(image, 'RIFF') && startsWith(image, 'WEBP', 8)) return WEBP;
  if (!startsWith(image, 'ftyp', 4)) return undefined;
  const brand = image.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return OTHER;
  return /^(?:hei|hev|mif1|msf1)/.test(brand) ? HEIC : undefined;
}

/** Lazy import: large, and needed only for uploads. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread per picture leaves cores to the rest of the portal.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export const IMAGE_TIMEOUT_S = 20;
/** Of the work as a whole: sharp bounds the drawing, but not the reading of a header. */
const WORK_TIMEOUT_MS = 25_000;

/** One at a time bounds the memory; round-robin over members. */
const queue = new FairQueue({ maxConcurrent: 1, maxWaitMs: 20_000 });

/** Upright, and only the first frame of an animation. Metadata is dropped. */
export async function decodeImage<T>(memberId: string, bytes: Buffer, draw: (image: Sharp) => Promise<T>): Promise<T> {
  const format = formatOf(bytes);
  if (!format) throw imageUnreadable();
  if (format.isWebp && holdsMore(MAX_FRAMES, 'ANMF', bytes)) throw tooManyFrames();
  const refuse = (error: Error): never => {
    if (/pixel limit/.test(error.message)) throw tooManyPixels(format);
    throw format.isHeic ? heicUnreadable() : imageUnreadable();
  };
  const sharp = await loadSharp();
  const leave = await queue.enter(memberId);
  const work = async () => {
    const image = sharp(format.isPng ? withoutComments(bytes) : bytes, {
      limitInputPixels: format.pixels,
      failOn: 'error',
    });
    const { width, height, format: type, isProgressive } = await image.metadata().catch(refuse);
    if (Math.max(width, height) > MAX_SIDE) throw tooLong();
    if (type === 'jpeg' && isProgressive) {
      if (width * height > MAX_PROGRESSIVE_PIXELS) throw tooManyProgressivePixels();
      if (holdsMore(MAX_SCANS, START_OF_SCAN, bytes)) throw tooSlow();
    }
    return draw(image.autoOrient().timeout({ seconds: IMAGE_TIMEOUT_S })).catch(refuse);
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooSlow()), WORK_TIMEOUT_MS);
    work()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        // Not before: native work goes on after the answer.
        leave();
      });
  });
}
