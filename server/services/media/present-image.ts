import { type Image, mediaContract } from '#contract/media/media.contract.ts';

export interface ImageRow {
  id: string;
  kind: 'photo' | 'drawing';
  width: number;
  height: number;
  widths: number[];
  hasAvif: boolean;
  alt: string;
  placeholder: string | null;
  focalX: number;
  focalY: number;
}

const MEDIUM_WIDTH = 1080;
const JPEG_WIDTH = 1200;

const [before = '', after = ''] = mediaContract.getMediaFile.path.split(':id');
const urlOf = (id: string, file: string) => before + id + after.replace(':file', file);

const srcsetOf = ({ id, widths }: ImageRow, format: string) =>
  widths.map((width) => `${urlOf(id, `${width}.${format}`)} ${width}w`).join(', ');

const rounded = (share: number) => Math.round(share * 100) / 100;

export function presentImage(row: ImageRow): Image {
  const { id, kind, width, height, widths, alt, placeholder } = row;
  const isPhoto = kind === 'photo';
  const widest = widths.at(-1) ?? width;
  const medium = widths.find((each) => each >= MEDIUM_WIDTH) ?? widest;
  return {
    id,
    url: urlOf(id, `${medium}.${isPhoto ? 'webp' : 'svg'}`),
    srcset: isPhoto ? srcsetOf(row, 'webp') : null,
    avifSrcset: row.hasAvif ? srcsetOf(row, 'avif') : null,
    jpegUrl: isPhoto ? urlOf(id, `${Math.min(widest, JPEG_WIDTH)}.jpg`) : null,
    width,
    height,
    alt,
    placeholder,
    focal: { x: rounded(row.focalX), y: rounded(row.focalY) },
  };
}
