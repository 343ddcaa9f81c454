import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Asynchronous: they run in libuv's pool, not on the thread that answers.
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Nearly as small as the best, in a hundredth of its time. */
const QUICK_QUALITY = 5;

function toBrotli(html: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

type Coding = 'br' | 'gzip';

interface Representation {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  notModifiedHeaders: Record<string, string>;
  /** Alternating names and values, which `writeHead` takes fastest. */
  headerList: string[];
  notModifiedList: string[];
}

export interface PageContent {
  html: string;
  status: number;
  headers: Record<string, string>;
}

export class FinishedPage {
  private constructor(
    private readonly content: Omit<PageContent, 'html'>,
    private readonly identity: Representation,
    private readonly coded: Record<Coding, Representation>,
  ) {}

  static async finish({ html, ...content }: PageContent, previous?: FinishedPage): Promise<FinishedPage> {
    const identity = represent(content, Buffer.from(html));
    if (previous?.status === content.status && String(previous.identity.headerList) === String(identity.headerList)) {
      return previous;
    }
    const [br, gzipped] = await Promise.all([toBrotli(identity.body, QUICK_QUALITY), compressGzip(identity.body)]);
    return new FinishedPage(content, identity, {
      br: represent(content, br, 'br'),
      gzip: represent(content, gzipped, 'gzip'),
    });
  }

  get status(): number {
    return this.content.status;
  }

  get size(): number {
    return this.identity.body.length + this.coded.br.body.length + this.coded.gzip.body.length;
  }

  /** A tenth smaller, in half a second. */
  async compressBest(): Promise<void> {
    this.coded.br = represent(this.content, await toBrotli(this.identity.body, constants.BROTLI_MAX_QUALITY), 'br');
  }

  select(request: IncomingHttpHeaders): Representation {
    const coding = chooseCoding(request['accept-encoding']);
    return coding ? this.coded[coding] : this.identity;
  }

  send(request: IncomingHttpHeaders, response: ServerResponse, requestId: string): void {
    const chosen = this.select(request);
    if (this.isNotModified(request, chosen))
      response.writeHead(304, [...chosen.notModifiedList, 'x-request-id', requestId]).end();
    else response.writeHead(this.status, [...chosen.headerList, 'x-request-id', requestId]).end(chosen.body);
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
    headerList: Object.entries(ownHeaders).flat(),
    notModifiedList: Object.entries(notModifiedHeaders).flat(),
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

const SETTLE_MS = 2_000;

/** Pages are compressed one at a time, once they have settled. */
export class BackgroundCompression {
  private readonly latest = new Map<string, FinishedPage>();
  private done = Promise.resolve();

  add(key: string, page: FinishedPage): void {
    this.latest.set(key, page);
    setTimeout(() => {
      this.done = this.done.then(() => this.compress(key, page)).catch(() => undefined);
    }, SETTLE_MS).unref();
  }

  private async compress(key: string, page: FinishedPage): Promise<void> {
    if (this.latest.get(key) !== page) return;
    this.latest.delete(key);
    await page.compressBest();
  }
}
