import type { IncomingMessage, Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdPlace } from './admission-control.ts';
import { closingSignal } from './closing-signal.ts';
import { FairQueue } from './fair-queue.ts';

/** For a body to arrive; for a file, the time in which a part of it must. */
const PATIENCE_MS = 30_000;
/** A kilobyte a second: below the worst of connections, a file is held back on purpose. */
const LEAST_BYTES = 30_000;
/** For any request as a whole: Node counts it, and has one for all of them. */
export const LONGEST_REQUEST_MS = 600_000;

/** A body is in memory until its file is stored. Per member, who could hold every place for as long as a request may take. */
const newPlaces = () => new FairQueue({ maxConcurrent: 24, maxPerClient: 2, maxWaitMs: 10_000 });
const places = { image: newPlaces(), table: newPlaces() };

const uploads = new WeakSet<IncomingMessage>();

/** `preParsing` of routes that take a file, after their guard: its body may take longer, as long as it moves. */
export async function admitUpload(
  kind: keyof typeof places,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!request.viewer) return;
  uploads.add(request.raw);
  holdPlace(request, await places[kind].enter(request.viewer.id, closingSignal(reply)));
}

/** Counted from the head, even where the request waits for the one before on its connection. */
export function registerBodyDeadlines({ server }: FastifyInstance): void {
  server.on('request', (request) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length !== '0' || encoding !== undefined) watch(server, request);
  });
}

function watch(server: Server, request: IncomingMessage): void {
  const { socket } = request;
  let before = socket.bytesRead;
  let timer = setTimeout(check, PATIENCE_MS).unref();

  function check() {
    if (request.complete || socket.destroyed) return;
    const isMoving = uploads.has(request) && socket.bytesRead - before >= LEAST_BYTES;
    before = socket.bytesRead;
    if (isMoving) timer = setTimeout(check, PATIENCE_MS).unref();
    // As Node ends requests that take too long.
    else
      server.emit('clientError', Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }

  request.once('close', () => {
    if (request.complete) clearTimeout(timer);
  });
}
