import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Asynchronous: they run in libuv's pool, not on the thread that answers.
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Nearly as small as the best, in a hundredth of its time. */
const BROTLI_QUALITY = 5;

const toBrotli = (html: Buffer): Promise<Buffer> =>
  compressBrotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });

type Coding = 'br' | 'gzip';

interface Representation {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  notModifiedHeaders: Record<string, string>;
}

export interface PageContent {
  html: string;
  status: number;
  headers: Record<string, string>;
}

export class FinishedPage {
  private constructor(
    readonly status: number,
    private readonly identity: Representation,
    private readonly coded: Record<Coding, Representation>,
  ) {}

  static async finish({ html, ...content }: PageContent): Promise<FinishedPage> {
    const identity = represent(content, Buffer.from(html));
    const [br, gzipped] = await Promise.all([toBrotli(identity.body), compressGzip(identity.body)]);
    return new FinishedPage(content.status, identity, {
      br: represent(content, br, 'br'),
      gzip: represent(content, gzipped, 'gzip'),
    });
  }

  get size(): number {
    return this.identity.body.length + this.coded.br.body.length + this.coded.gzip.body.length;
  }

  select(request: IncomingHttpHeaders): Representation {
    const coding = chooseCoding(request['accept-encoding']);
    return coding ? this.coded[coding] : this.identity;
  }

  isNotModified({ 'if-none-match': known }: IncomingHttpHeaders, { etag }: Pick<Representation, 'etag'>): boolean {
    return known !== undefined && this.status === 200 && includesTag(known, etag);
  }
}

function represent({ status, headers }: Omit<PageContent, 'html'>, body: Buffer, coding?: Coding): Representation {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  // An error page is no version of the resource: no ETag.
  const notModifiedHeaders = { ...headers, vary: 'accept-encoding, cookie', ...(status === 200 && { etag }) };
  const ownHeaders = {
    ...notModifiedHeaders,
    'content-type': headers['content-type'] ?? 'text/html; charset=utf-8',
    ...(coding && { 'content-encoding': coding }),
    'content-length': String(body.length),
  };
  return {
    body,
    etag,
    headers: ownHeaders,
    notModifiedHeaders,
  };
}

const REFUSED = /;\s*q=0(\.0*)?\s*$/i;

function chooseCoding(accepted: string | string[] | undefined): Coding | undefined {
  if (!accepted) return undefined;
  const offers = String(accepted).split(',');
  const takes = (coding: Coding) =>
    offers.some((offer) => offer.split(';', 1)[0]?.trim().toLowerCase() === coding && !REFUSED.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Weak comparison: a proxy may have weakened the tag. */
function includesTag(header: string, etag: string): boolean {
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
