import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for each answer; whoever has sent this many ahead is disconnected. */
const MAX_WAITING = 32;

interface Line {
  isBusy: boolean;
  waiting: [IncomingMessage, ServerResponse][];
}

/**
 * One request of a connection at a time. Node gives a response its socket when the one before is sent, and without a
 * socket it never emits `close`: what handlers opened for pipelined requests would stay open after a disconnection.
 */
export function serializeConnections({ server }: FastifyInstance): void {
  const [handle] = server.listeners('request') as RequestListener[];
  if (!handle) throw new Error('the server has no handler yet');
  const lines = new WeakMap<Socket, Line>();

  function answer(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.once('finish', () => {
      line.isBusy = false;
      const next = line.waiting.shift();
      // The connection ends with this response.
      if (next && !next[1].socket) line.waiting = [];
      else if (next) answer(line, ...next);
    });
    handle?.(request, response);
  }

  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isBusy) answer(line, request, response);
    else if (line.waiting.length < MAX_WAITING) line.waiting.push([request, response]);
    else socket.destroy();
  });
}
