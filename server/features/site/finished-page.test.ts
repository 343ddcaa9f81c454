import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FinishedPage } from './finished-page.ts';

const html = `<p>¡Hola!</p>${'<p>Una línea.</p>'.repeat(500)}`;
const content = { html, status: 200, headers: { 'cache-control': 'no-cache', 'x-frame-options': 'DENY' } };

/** Over a real connection, still encoded. */
async function fetchPage(page: FinishedPage, headers: Record<string, string> = {}, method = 'GET') {
  const server = createServer((received, response) => page.send(received.headers, response, 'traza-0001'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [status, sent, body] = await new Promise<[number | undefined, NodeJS.Dict<string | string[]>, Buffer]>(
    (resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, headers, agent: false }, async (answer) =>
        resolve([answer.statusCode, answer.headers, await buffer(answer)]),
      );
      asked.on('error', reject).end();
    },
  );
  server.close();
  return { status, headers: sent, body };
}

describe('a finished page', () => {
  it('is sent plain, with gzip or with Brotli, as the client takes it', async () => {
    const page = await FinishedPage.finish(content);
    const plain = await fetchPage(page);
    const gzipped = await fetchPage(page, { 'accept-encoding': 'gzip' });
    const br = await fetchPage(page, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(plain.body.toString()).toBe(html);
    expect(gunzipSync(gzipped.body).toString()).toBe(html);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    for (const { status, headers, body } of [plain, gzipped, br]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'x-request-id': 'traza-0001',
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
        vary: 'accept-encoding, cookie',
      });
    }
    expect([plain, gzipped, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set([plain, gzipped, br].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000,gzip;q=0', undefined],
    ['BR;q=0.5', 'br'],
    ['brotli, x-gzip', undefined],
    ['*', undefined],
    ['', undefined],
    ['identity', undefined],
  ])('for "%s" it is encoded as %s', async (accepted, coding) => {
    const page = await FinishedPage.finish(content);
    expect((await fetchPage(page, { 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  it('is not sent again to whoever has it', async () => {
    const page = await FinishedPage.finish(content);
    const { headers } = await fetchPage(page, { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
      const again = await fetchPage(page, { 'accept-encoding': 'br', 'if-none-match': known });
      expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
      expect(again.headers).not.toHaveProperty('content-length');
    }
    for (const other of ['"otra"', etag.slice(1, -1), '']) {
      expect((await fetchPage(page, { 'accept-encoding': 'br', 'if-none-match': other })).status).toBe(200);
    }
    // What was read in another encoding is not this one.
    expect((await fetchPage(page, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  it('has headers only for HEAD', async () => {
    const page = await FinishedPage.finish(content);
    const { status, headers, body } = await fetchPage(page, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(Buffer.byteLength(html)), 0]);
  });

  it('that says that there is nothing is always sent', async () => {
    const page = await FinishedPage.finish({ ...content, status: 404 });
    const { status, headers } = await fetchPage(page, { 'if-none-match': '*' });
    expect(status).toBe(404);
    expect(headers).not.toHaveProperty('etag');
  });

  it('is compressed once as long as it stays the same', async () => {
    const page = await FinishedPage.finish(content);
    expect(await FinishedPage.finish({ ...content }, page)).toBe(page);
    for (const change of [{ html: `${html} ` }, { status: 404 }, { headers: { 'cache-control': 'private' } }]) {
      expect(await FinishedPage.finish({ ...content, ...change }, page)).not.toBe(page);
    }
  });

  it('becomes smaller in the background, under another tag', async () => {
    const varied = { ...content, html: Array.from({ length: 3000 }, (_, index) => `<p>${index ** 3}</p>`).join('') };
    const page = await FinishedPage.finish(varied);
    const quick = await fetchPage(page, { 'accept-encoding': 'br' });
    await page.compressBest();
    const best = await fetchPage(page, { 'accept-encoding': 'br' });
    expect(best.body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(varied.html);
    expect(best.headers.etag).not.toBe(quick.headers.etag);
  });
});
