import { FairQueue } from '../../core/fair-queue.ts';
import { decodeImage, IMAGE_TIMEOUT_S, loadSharp } from '../../core/files/decode-image.ts';

/** Pixels; a picture also has its own width, up to the largest. */
const WIDTHS = [320, 640, 1080];
const MAX_SIDE = 1920;
const JPEG_WIDTH = 1200;
const PLACEHOLDER_SIDE = 16;

const WEBP = { quality: 80 };
/** Effort 2 has most of AVIF's saving, in a quarter of the default's time (docs/decisions/0038-files-and-pictures.md). */
const AVIF = { quality: 52, effort: 2 };
const JPEG = { quality: 80, mozjpeg: true };

export type PhotoFormat = 'avif' | 'webp' | 'jpg';

export const CONTENT_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
} as const;

export interface Variant {
  format: PhotoFormat;
  width: number;
  height: number;
  bytes: Buffer;
}

export interface ImageVariants {
  /** Of the original, after EXIF rotation. */
  width: number;
  height: number;
  widths: number[];
  placeholder: string | null;
  variants: Variant[];
}

const variant = (format: PhotoFormat, { data, info }: { data: Buffer; info: { width: number; height: number } }) => ({
  format,
  width: info.width,
  height: info.height,
  bytes: data,
});

export function drawPhoto(memberId: string, upload: Buffer): Promise<ImageVariants> {
  return decodeImage(memberId, upload, async (image) => {
    const { autoOrient: original } = await image.metadata();
    const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;
    const { data, info } = await image.resize(size).raw().toBuffer({ resolveWithObject: true });
    const sharp = await loadSharp();
    const draw = (width: number) =>
      sharp(data, { raw: info }).resize({ width, withoutEnlargement: true }).timeout({ seconds: IMAGE_TIMEOUT_S });
    const widths = [...WIDTHS.filter((width) => width < info.width), info.width];
    const variants: Variant[] = [];
    // Sequential: each is in memory while it is drawn.
    for (const width of widths) {
      variants.push(variant('webp', await draw(width).webp(WEBP).toBuffer({ resolveWithObject: true })));
    }
    const jpeg = draw(JPEG_WIDTH).flatten({ background: '#ffffff' }).jpeg(JPEG);
    variants.push(variant('jpg', await jpeg.toBuffer({ resolveWithObject: true })));
    const isOpaque = info.channels < 4 || (await sharp(data, { raw: info }).stats()).isOpaque;
    // Both sides bounded: of a picture one pixel across, the placeholder would be as tall as the picture.
    const small = { width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE, fit: 'inside' } as const;
    const tiny = isOpaque ? await sharp(data, { raw: info }).resize(small).webp({ quality: 30 }).toBuffer() : null;
    return {
      ...original,
      widths,
      placeholder: tiny && `data:image/webp;base64,${tiny.toString('base64')}`,
      variants,
    };
  });
}

const avifQueue = new FairQueue({ maxConcurrent: 1 });

/** Encoded from the widest WebP, one at a time. */
export async function drawAvif(webp: Buffer, width: number): Promise<Variant> {
  const sharp = await loadSharp();
  return avifQueue.run('avif', async () => {
    const image = sharp(webp, { failOn: 'error' }).resize({ width, withoutEnlargement: true }).avif(AVIF);
    return variant('avif', await image.toBuffer({ resolveWithObject: true }));
  });
}
