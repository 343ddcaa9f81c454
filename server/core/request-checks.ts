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

/**
 * Fetch metadata first, `Origin` where a browser has none. Every browser sends one of the two with an unsafe call: a
 * client that sends neither is no browser, so that there is no signed-in person behind it to forge for.
 */
export function isCrossOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  // `none`: the person typed the address.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return origin !== new URL(config.publicUrl).origin && new URL(origin).host !== host;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function checkRequests(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request) => {
    const mayComeFromAnywhere = SAFE_METHODS.has(request.method) || request.routeOptions.config.anyOrigin;
    if (!mayComeFromAnywhere && isCrossOrigin(request, config)) {
      throw forbidden('Esta operación solo se puede hacer desde el propio portal.');
    }
  });
  app.addHook('preValidation', async (request) => {
    if (![request.params, request.query, request.body].every((part) => isCleanValue(part))) {
      throw new HttpError(400, 'malformed_text', 'El texto contiene caracteres que no se pueden guardar.');
    }
  });
}
