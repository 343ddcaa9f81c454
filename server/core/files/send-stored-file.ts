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

/** `If-Range`: who has a part of another version gets the whole. `HEAD` has no range. */
function requestedRange({ method, headers }: FastifyRequest, { byteSize }: StoredFile, etag: string) {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  return parseByteRange(headers.range, byteSize);
}

/** One piece is read before the answer, the first one with the row; more of them while it is sent, no faster than the client takes them. */
async function readContent(database: Queryable, { hash, firstPiece }: StoredFile, { start, length }: ByteRange) {
  if (firstPiece && start + length <= firstPiece.length) return firstPiece.subarray(start, start + length);
  if (length <= PIECE_BYTES) return readBytes(database, hash, start, length);
  return Readable.from(readPieces(database, hash, start, length));
}

/** Opened by itself, a drawing is a document: without scripts, and of no origin. */
const DRAWING_HEADERS = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

/** Of addresses that never stand for other bytes. */
export const IMMUTABLE = 'max-age=31536000, immutable';

/**
 * Answers with a file, its validator and its ranges. Who may have it has been decided; `caching` is the
 * `Cache-Control` of the answer, by default that of the API.
 */
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
  // An empty stream for `HEAD`, so that the length stays that of the file.
  const content = request.method === 'HEAD' ? Readable.from([]) : await readContent(database, file, part);
  // After the content was read: an error is no immutable answer.
  reply.headers({ ...headers, 'content-type': file.contentType, 'content-length': part.length });
  if (range) {
    const last = part.start + part.length - 1;
    reply.status(206).header('content-range', `bytes ${part.start}-${last}/${file.byteSize}`);
  }
  return reply.send(content);
}
