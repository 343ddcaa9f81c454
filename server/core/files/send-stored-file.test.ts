import { createHash, randomBytes } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { files } from '../../database/schema/files.ts';
import { sendError } from '../error-handler.ts';
import { sendStoredFile } from './send-stored-file.ts';
import { PIECE_BYTES, type StoredFile, storedFileColumns, storeFile } from './stored-files.ts';

let test: TestDatabase;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  test = await createTestDatabase();
  app = Fastify();
  app.setErrorHandler(sendError);
  app.get<{ Params: { hash: string } }>('/api/files/:hash', async (request, reply) => {
    const found = await test.database.select(storedFileColumns).from(files).where(eq(files.hash, request.params.hash));
    const file = found[0] ?? goneFile(request.params.hash);
    return sendStoredFile(test.database, { request, reply }, file, 'private, immutable');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** One that was deleted after it had been looked up. */
const goneFile = (hash: string): StoredFile => ({ hash, contentType: 'image/webp', byteSize: 10 });

const store = (bytes: Buffer) => storeFile(test.database, { bytes, contentType: 'image/webp' });
const urlOf = (hash: string) => `${origin}/api/files/${hash}`;
const read = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each([
  ['small', 1000],
  ['of several pieces', 3 * PIECE_BYTES + 11],
])('a file that is %s', (_size, length) => {
  const bytes = randomBytes(length);
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  let url: string;
  beforeAll(async () => {
    url = urlOf(await store(bytes));
  });

  it('arrives whole, with its validator and its length', async () => {
    const response = await fetch(url);
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      200,
      {
        'content-type': 'image/webp',
        'content-length': String(length),
        'cache-control': 'private, immutable',
        'accept-ranges': 'bytes',
        etag,
      },
    ]);
    expect((await read(response)).equals(bytes)).toBe(true);
  });

  it('is not sent again to whoever has it', async () => {
    for (const tag of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const response = await fetch(url, { headers: { 'if-none-match': tag } });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const response = await fetch(url, { headers: { 'if-none-match': '"another"' } });
    expect([response.status, (await read(response)).length]).toEqual([200, length]);
  });

  it.each([
    ['bytes=10-19', 10, 19],
    ['bytes=-7', length - 7, length - 1],
    ['bytes=1-', 1, length - 1],
  ])('is sent in part: %s', async (range, first, last) => {
    for (const headers of [new Headers({ range }), new Headers({ range, 'if-range': etag })]) {
      const response = await fetch(url, { headers });
      expect([response.status, response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([
        206,
        `bytes ${first}-${last}/${length}`,
        String(last - first + 1),
      ]);
      expect((await read(response)).equals(bytes.subarray(first, last + 1))).toBe(true);
    }
  });

  it('is sent whole to whoever has a part of another, or asks for several', async () => {
    const requests: Record<string, string>[] = [
      { range: 'bytes=1-2', 'if-range': '"another"' },
      { range: 'bytes=0-1,3-4' },
    ];
    for (const headers of requests) {
      const response = await fetch(url, { headers });
      expect([response.status, (await read(response)).length]).toEqual([200, length]);
    }
  });

  it('has no part behind its end, and that answer is not cached', async () => {
    const response = await fetch(url, { headers: { range: `bytes=${length}-` } });
    expect([response.status, response.headers.get('content-range'), response.headers.get('cache-control')]).toEqual([
      416,
      `bytes */${length}`,
      null,
    ]);
    expect(await response.json()).toMatchObject({ code: 'range_not_satisfiable' });
  });

  it('is described without being read', async () => {
    const queries = vi.spyOn(test.database.$client, 'query');
    const response = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect([response.status, response.headers.get('content-length'), response.headers.get('etag')]).toEqual([
      200,
      String(length),
      etag,
    ]);
    expect(queries).toHaveBeenCalledTimes(1);
    queries.mockRestore();
  });
});

it('a file that is deleted in this moment is not found, and that is not cached', async () => {
  const response = await fetch(urlOf('0'.repeat(64)));
  expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
    404,
    null,
    null,
  ]);
});

it('whoever goes away ends the reading', async () => {
  const pieces = 160;
  const hash = await store(randomBytes(pieces * PIECE_BYTES));
  const queries = vi.spyOn(test.database.$client, 'query');
  const isClosed = new Promise((resolve) =>
    app.server.once('request', (_request, response) => response.once('close', resolve)),
  );
  const request = get(urlOf(hash), (response) => response.once('data', () => request.destroy()));
  request.on('error', () => {});
  await isClosed;
  // What is on its way in that moment comes to its end meanwhile.
  await fetch(urlOf('0'.repeat(64)));
  expect(queries.mock.calls.length).toBeLessThan(pieces / 2);
  queries.mockRestore();
});
