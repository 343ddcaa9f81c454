import type { PreviewCard } from '#contract/page.ts';
import { FairQueue } from '../../../core/fair-queue.ts';
import type { Keyring } from '../../../core/keyring.ts';
import { type CardContent, drawPreviewCard, LOGO_BOX } from './preview-card.ts';
import { logoAsDataUrl, rasterize } from './rasterize.ts';
import { loadTypefaces, type Typefaces } from './text-outlines.ts';

export const PREVIEW_PREFIX = '/preview/';

/** Short, because it only protects a core's time. */
const SIGNATURE_BYTES = 16;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
/** Per client: a crawler asks for one or two. */
const MAX_WAITING = 20;

type SiteLook = Pick<CardContent, 'siteName' | 'primaryColor' | 'secondaryColor'> & { logoId: string | null };

/** Without field names, to keep the address short. */
const FIELDS = ['kicker', 'title', 'detail', 'siteName', 'primaryColor', 'secondaryColor', 'logoId'] as const;

/** The signed address holds the image's content: any process draws it without the database, only for the portal. */
export class PreviewImages {
  private readonly keyring: Keyring;
  /** Drawing takes a core. */
  private readonly queue = new FairQueue({ maxConcurrent: 1, maxWaiting: MAX_WAITING });
  /** Least recently used first. */
  private readonly cache = new Map<string, Buffer>();
  private cachedBytes = 0;
  private typefaces: Promise<Typefaces> | undefined;

  constructor(
    keyring: Keyring,
    private readonly readLogo: (id: string) => Promise<Buffer | undefined>,
  ) {
    this.keyring = keyring.derive('preview-images');
  }

  pathOf(card: PreviewCard, { siteName, primaryColor, secondaryColor, logoId }: SiteLook): string {
    const content: CardContent = { ...card, siteName, primaryColor, secondaryColor, logoId: logoId ?? '' };
    const text = Buffer.from(JSON.stringify(FIELDS.map((field) => content[field]))).toString('base64url');
    return `${PREVIEW_PREFIX}${this.keyring.sign(text, SIGNATURE_BYTES)}/${text}.png`;
  }

  async find(path: string, client: string): Promise<Buffer | undefined> {
    const content = this.verify(path);
    if (!content) return undefined;
    return this.cached(path) ?? this.queue.run(client, async () => this.cached(path) ?? this.draw(path, content));
  }

  private verify(path: string): CardContent | undefined {
    const [, signature = '', text = ''] = /^\/preview\/([\w-]{22})\/([\w-]+)\.png$/.exec(path) ?? [];
    if (!this.keyring.verify(text, signature, SIGNATURE_BYTES)) return undefined;
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
