import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FinishedPage } from './finished-page.ts';

const html = `<p>¡Hola!</p>${'<p>Una línea.</p>'.repeat(500)}`;
const content = { html, status: 200, headers: { 'cache-control': 'no-cache', 'x-frame-options': 'DENY' } };

describe('a finished page', () => {
  it('is sent plain, with gzip or with Brotli, as the client takes it', async () => {
    const page = await FinishedPage.finish(content);
    const plain = page.select({});
    const gzipped = page.select({ 'accept-encoding': 'gzip' });
    const br = page.select({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(plain.body.toString()).toBe(html);
    expect(gunzipSync(gzipped.body).toString()).toBe(html);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    for (const { headers, body } of [plain, gzipped, br]) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
        vary: 'accept-encoding, cookie',
      });
    }
    expect([plain, gzipped, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set([plain, gzipped, br].map(({ etag }) => etag)).size).toBe(3);
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
    expect(page.select({ 'accept-encoding': accepted }).headers['content-encoding']).toBe(coding);
  });

  it('is not sent again to whoever has it', async () => {
    const page = await FinishedPage.finish(content);
    const br = page.select({ 'accept-encoding': 'br' });
    expect(br.etag).toMatch(/^"[\w-]{43}"$/);
    for (const known of [br.etag, `W/${br.etag}`, `"otra", ${br.etag}`, '*']) {
      expect([known, page.isNotModified({ 'if-none-match': known }, br)]).toEqual([known, true]);
    }
    for (const other of ['"otra"', br.etag.slice(1, -1), '']) {
      expect(page.isNotModified({ 'if-none-match': other }, br)).toBe(false);
    }
    expect(page.isNotModified({}, br)).toBe(false);
    // What was read in another encoding is not this one.
    expect(page.isNotModified({ 'if-none-match': br.etag }, page.select({ 'accept-encoding': 'gzip' }))).toBe(false);
    expect(br.notModifiedHeaders).toMatchObject({ etag: br.etag, 'cache-control': 'no-cache' });
    expect(br.notModifiedHeaders).not.toHaveProperty('content-length');
  });

  it('that says that there is nothing is always sent', async () => {
    const page = await FinishedPage.finish({ ...content, status: 404 });
    const plain = page.select({});
    expect(page.isNotModified({ 'if-none-match': '*' }, plain)).toBe(false);
    expect(plain.headers).not.toHaveProperty('etag');
  });
});
