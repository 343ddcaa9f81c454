/** Twice the displayed size, for high-density screens; small enough for a slow connection. */
const SIDE_PIXELS = 640;
const QUALITY = 0.9;

/** Draws the centre square of a picture, upright. The preview is a canvas, because the CSP allows no `blob:` URLs. */
export async function cropSquare(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  canvas.width = SIDE_PIXELS;
  canvas.height = SIDE_PIXELS;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser draws no pictures');
  // Transparent pixels would become black in a JPEG.
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, SIDE_PIXELS, SIDE_PIXELS);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  drawing.drawImage(picture, left, top, side, side, 0, 0, SIDE_PIXELS, SIDE_PIXELS);
  picture.close();
}

export function toPhoto(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/jpeg', QUALITY),
  );
}
