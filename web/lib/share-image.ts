import type { Image } from '#contract/media/media.contract.ts';
import type { PageHead } from './page-module.ts';

/** Picture of a shared link: as JPEG, which every service shows. A drawing has none. */
export function shareImage(image: Image | null, origin: string): PageHead['image'] {
  // Only in the server's HTML: the browser's bundle leaves the rest out.
  if (!import.meta.env.SSR || !image?.jpegUrl) return undefined;
  const width = Number(/(\d+)\.jpg$/.exec(image.jpegUrl)?.[1] ?? image.width);
  const height = Math.round((width * image.height) / image.width);
  return { url: origin + image.jpegUrl, width, height, alt: image.alt };
}
