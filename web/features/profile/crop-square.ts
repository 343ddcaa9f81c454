/** Twice what is shown, for sharp screens; small enough to send over a slow line. */
const SIDE_PIXELS = 640;
const QUALITY = 0.9;

/**
 * Draws the middle of a picture, square and upright. It is looked at on a canvas, because the site's policy lets no
 * page show a file of the device by address.
 */
export async function cropSquare(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  canvas.width = SIDE_PIXELS;
  canvas.height = SIDE_PIXELS;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('this browser draws no pictures');
  // What is transparent would become black.
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
