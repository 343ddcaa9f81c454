/** Enough for any screen, at about a twentieth of a camera's file size. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

export const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const HEIC_ADVICE =
  'Está en formato HEIC, que este navegador no abre. En iPhone: Ajustes › Cámara › Formatos › «Más compatible». En Android: en los ajustes de la cámara desactiva «Fotos de alta eficiencia» (HEIF). Luego toma la foto otra vez, o envía una captura de pantalla de ella.';

export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** By magic bytes: phones give such files any name and type. */
async function isHeic(file: Blob): Promise<boolean> {
  const start = await file.slice(4, 12).text();
  return /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/.test(start);
}

/** Of a file that no browser opens, except that some open HEIC. */
export const unreadableAdvice = async (file: Blob) =>
  (await isHeic(file))
    ? HEIC_ADVICE
    : 'La imagen no se pudo leer. Prueba con otra, en formato JPEG, PNG, WebP, AVIF o GIF.';

/** Scales camera photos down before the upload. Rejects with advice for the user. */
export async function preparePicture(file: Blob): Promise<Blob> {
  const heic = await isHeic(file);
  if (!heic && !file.type.startsWith('image/')) throw new PictureError('No es una imagen.');
  // Animations would be lost.
  if (file.type === 'image/gif' || file.type === 'image/svg+xml') return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture && heic) throw new PictureError(HEIC_ADVICE);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const blob = scale < 1 || heic ? await draw(picture, scale, file.type) : null;
  picture.close();
  return blob ?? file;
}

function draw(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // PNG and WebP may be transparent, which JPEG is not.
  const isDrawing = type === 'image/png' || type === 'image/webp';
  return new Promise((resolve) => canvas.toBlob(resolve, isDrawing ? 'image/webp' : 'image/jpeg', QUALITY));
}
