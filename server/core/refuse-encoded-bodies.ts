import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

const encodedBody = () =>
  new HttpError(415, 'encoded_body', 'El portal no admite solicitudes comprimidas. Envía los datos sin comprimir.');

/** Against decompression bombs: kilobytes that take seconds to inflate. Browsers send bodies as they are. */
export function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw encodedBody();
  });
}
