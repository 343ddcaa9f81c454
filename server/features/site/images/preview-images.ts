import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PreviewCard } from '#contract/page.ts';
import { FairQueue } from '../../../core/fair-queue.ts';
import { type CardContent, drawPreviewCard, LOGO_BOX } from './preview-card.ts';
import { logoAsDataUrl, rasterize } from './rasterize.ts';
import { loadTypefaces, type Typefaces } from './text-outlines.ts';

export const PREVIEW_PREFIX = '/preview/';

const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Of one client: a crawler asks for one or two. */
const MAX_WAITING = 20;

type SiteLook = Pick<CardContent, 'siteName' | 'primaryColor' | 'secondaryColor'> & { logoId: string | null };

/** Fields in this order, without their names, to keep the address short. */
const FIELDS = ['kicker', 'title', 'detail', 'siteName', 'primaryColor', 'secondaryColor', 'logoId'] as const;

/**
 * Images of shared links (`og:image`). The address holds what the image shows, signed: it never stands for another
 * image, every process can draw it without the database, and nobody else can have anything drawn.
 */
export class PreviewImages {
  private readonly key: Buffer;
  /** One at a time: drawing takes a core. */
  private readonly queue = new FairQueue({ maxConcurrent: 1, maxWaiting: MAX_WAITING });
  /** Least recently used first. */
  private readonly cache = new Map<string, Buffer>();
  private cachedBytes = 0;
  private typefaces: Promise<Typefaces> | undefined;

  constructor(
    secret: string,
    private readonly readLogo: (id: string) => Promise<Buffer | undefined>,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'preview-images', 32));
  }

  pathOf(card: PreviewCard, { siteName, primaryColor, secondaryColor, logoId }: SiteLook): string {
    const content: CardContent = { ...card, siteName, primaryColor, secondaryColor, logoId: logoId ?? '' };
    const text = Buffer.from(JSON.stringify(FIELDS.map((field) => content[field]))).toString('base64url');
    return `${PREVIEW_PREFIX}${this.sign(text).toString('base64url')}/${text}.png`;
  }

  /** Undefined for an address that `pathOf` did not make. */
  async find(path: string, client: string): Promise<Buffer | undefined> {
    const content = this.verify(path);
    if (!content) return undefined;
    return this.cached(path) ?? this.queue.run(client, async () => this.cached(path) ?? this.draw(path, content));
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest().subarray(0, 16);
  }

  private verify(path: string): CardContent | undefined {
    const [, signature = '', text = ''] = /^\/preview\/([\w-]{22})\/([\w-]+)\.png$/.exec(path) ?? [];
    // As text: the last character of the encoding has bits to spare, and each variant would be drawn anew.
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(text).toString('base64url'))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const values: string[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Object.fromEntries(FIELDS.map((field, index) => [field, values[index]])) as unknown as CardContent;
  }

  private cached(path: string): Buffer | undefined {
    const image = this.cache.get(path);
    if (!image) return undefined;
    this.cache.delete(path);
    this.cache.set(path, image);
    return image;
  }

  private async draw(path: string, content: CardContent): Promise<Buffer> {
    this.typefaces ??= loadTypefaces();
    const logo = content.logoId ? await this.readLogo(content.logoId) : undefined;
    const shownLogo = logo && (await logoAsDataUrl(logo, LOGO_BOX));
    const image = await rasterize(drawPreviewCard(content, await this.typefaces, shownLogo));
    this.cache.set(path, image);
    this.cachedBytes += image.length;
    for (const [oldest, { length }] of this.cache) {
      if (this.cachedBytes <= MAX_CACHED_BYTES) break;
      this.cache.delete(oldest);
      this.cachedBytes -= length;
    }
    return image;
  }
}
