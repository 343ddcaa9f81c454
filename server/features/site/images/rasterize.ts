/**
 * PNG of a drawing of our own, on libuv's threads. Without a palette, which would be a third of the bytes for six times
 * the work. The import is lazy, because the package is large.
 */
export async function rasterize(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}
