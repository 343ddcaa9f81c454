import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { HttpError } from '../errors.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';
import { PIECE_BYTES, readBytes, readPieces, type StoredFile } from './stored-files.ts';

/** `If-None-Match` compares weakly: a proxy that compressed the file may have weakened the tag. */
function isFresh({ headers }: FastifyRequest, etag: string): boolean {
  const tags = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === etag || tag === '*') ?? false;
}

/** `If-Range`: a part of another version is answered with the whole. `HEAD` has no range. */
function requestedRange({ method, headers }: FastifyRequest, { byteSize }: StoredFile, etag: string) {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  return parseByteRange(headers.range, byteSize);
}

/** Backpressure: reads one piece before the response, further ones as fast as the client takes them. */
async function readContent(database: Queryable, { hash, firstPiece }: StoredFile, { start, length }: ByteRange) {
  if (firstPiece && start + length <= firstPiece.length) return firstPiece.subarray(start, start + length);
  if (length <= PIECE_BYTES) return readBytes(database, hash, start, length);
  return Readable.from(readPieces(database, hash, start, length));
}

/** A drawing opened by itself is a document: sandboxed, without scripts. */
const DRAWING_HEADERS = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Content-addressed: the address never stands for other bytes. */
export const IMMUTABLE = 'max-age=31536000, immutable';

/** Authorization is the caller's. `caching` is the `Cache-Control` header, by default that of the API. */
export async function sendStoredFile(
  database: Queryable,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  file: StoredFile,
  caching?: string,
): Promise<FastifyReply> {
  const etag = `"${file.hash}"`;
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    ...(caching && { 'cache-control': caching }),
    ...(file.contentType === 'image/svg+xml' && DRAWING_HEADERS),
  };
  if (isFresh(request, etag)) return reply.status(304).headers(headers).send();
  const range = requestedRange(request, file, etag);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.byteSize}`);
    throw new HttpError(416, 'range_not_satisfiable', 'El archivo no tiene esa parte.');
  }
  const part = range ?? { start: 0, length: file.byteSize };
  // An empty stream for `HEAD` keeps the length of the file.
  const content = request.method === 'HEAD' ? Readable.from([]) : await readContent(database, file, part);
  // After the content was read: an error is no immutable response.
  reply.headers({ ...headers, 'content-type': file.contentType, 'content-length': part.length });
  if (range) {
    const last = part.start + part.length - 1;
    reply.status(206).header('content-range', `bytes ${part.start}-${last}/${file.byteSize}`);
  }
  return reply.send(content);
}
