import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { forbidden, HttpError } from './errors.ts';

const MAX_DEPTH = 32;

/** PostgreSQL text holds neither NUL nor half a surrogate pair; both would surface as a 500 deep inside. */
function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isCleanValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  // The bytes of a file are no text.
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isCleanValue(inner, depth + 1));
}

/** Same origin by what the browser says of the request, or by an `Origin` that is this site's. */
export function isSameOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const origin = request.headers.origin;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(config.publicUrl).origin || new URL(origin).host === request.headers.host;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function checkRequests(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request) => {
    const mayComeFromAnywhere = SAFE_METHODS.has(request.method) || request.routeOptions.config.anyOrigin;
    if (!mayComeFromAnywhere && !isSameOrigin(request, config)) {
      throw forbidden('Esta operación solo se puede hacer desde el propio portal.');
    }
  });
  app.addHook('preValidation', async (request) => {
    if (![request.params, request.query, request.body].every((part) => isCleanValue(part))) {
      throw new HttpError(400, 'malformed_text', 'El texto contiene caracteres que no se pueden guardar.');
    }
  });
}
