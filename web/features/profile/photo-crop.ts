/** Twice the displayed size, for high-density screens; small enough for a slow connection. */
const SIDE_PIXELS = 640;
const QUALITY = 0.9;

export const MAX_ZOOM = 4;

/** Middle from the left and the top, 0 to 1. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const CENTERED: Crop = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  width: number;
  height: number;
}

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const enlarged = between(1, zoom, MAX_ZOOM);
  const half = sideOf(size, enlarged) / 2;
  const within = (share: number, length: number) => between(half / length, share, 1 - half / length);
  return { x: within(x, size.width), y: within(y, size.height), zoom: enlarged };
}

/** In fractions of the square; moving right reveals more of the image's left. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return clampCrop(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}

/** The preview is a canvas, because the CSP allows no `blob:` URLs. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom }: Crop): void {
  const side = sideOf(picture, zoom);
  canvas.width = SIDE_PIXELS;
  canvas.height = SIDE_PIXELS;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser draws no pictures');
  // Transparent pixels would become black in a JPEG.
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  const [left, top] = [x * picture.width - side / 2, y * picture.height - side / 2];
  drawing.drawImage(picture, left, top, side, side, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
}

export function toPhoto(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/jpeg', QUALITY),
  );
}
