import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

const encodedBody = () =>
  new HttpError(415, 'encoded_body', 'El portal no admite solicitudes comprimidas. Envía los datos sin comprimir.');

const lengthRequired = () =>
  new HttpError(
    411,
    'length_required',
    'El portal no admite datos por partes. Envíalos con su tamaño (Content-Length).',
  );

/**
 * Against decompression bombs, kilobytes that take seconds to inflate, and chunks of one byte, each of which is a call and
 * an object. Browsers send bodies as they are, with their length.
 */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    if (headers['transfer-encoding'] !== undefined) {
      // Of what is still on its way, nothing is read.
      reply.header('connection', 'close');
      throw lengthRequired();
    }
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw encodedBody();
  });
}
