/** Lazy import: large. */
const loadSharp = async () => (await import('sharp')).default;

/** On libuv's threads. Without a palette, which would take six times the work to save two thirds. */
export async function rasterize(svg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** `share` is that of its longer side. */
export async function logoOnSquare(logo: Buffer, side: number, share: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const size = Math.round(side * share);
  const input = await sharp(logo).resize(size, size, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

export async function logoAsDataUrl(logo: Buffer, box: { width: number; height: number }) {
  const sharp = await loadSharp();
  const { data, info } = await sharp(logo)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { url: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
}
