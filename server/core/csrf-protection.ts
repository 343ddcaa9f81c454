import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { forbidden, HttpError } from './errors.ts';

const MAX_DEPTH = 32;

/** PostgreSQL text holds neither NUL nor half a surrogate pair; both would surface as a 500 deep inside. */
function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function isStorableValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  // File content is not text.
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(([key, inner]) => isStorableText(key) && isStorableValue(inner, depth + 1));
}

/**
 * CSRF: fetch metadata first, `Origin` where a browser has none. Every browser sends one of the two with an unsafe
 * call: a client without either is no browser, and has no session to abuse.
 */
function isCrossOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers;
  // `none`: a typed address.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return origin !== new URL(config.publicUrl).origin && new URL(origin).host !== host;
}

/** CSRF protection of a GET route: only the portal's own link or a typed address. */
export function isOwnNavigation(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean {
  if (isCrossOrigin(request, config)) return false;
  // Without fetch metadata, the referer is the only sign of where the link was.
  const { referer } = request.headers;
  return referer === undefined || (URL.canParse(referer) && new URL(referer).host === request.headers.host);
}

const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** Cannot be rebound: `localhost`, names under it, and numeric addresses. */
const UNBOUND_NAME = /^(([\w-]+\.)*localhost|\d+(\.\d+){3}|\[[\da-f:.]+\])(:\d+)?$/;

/**
 * Host allowlist, against DNS rebinding and host header injection. Health checks from this machine use its own names;
 * outside production, without a known public address, any numeric one will do.
 */
export function isMisdirected(
  { host, routeOptions }: Pick<FastifyRequest, 'host' | 'routeOptions'>,
  { production, publicUrl, allowedHosts }: Pick<Config, 'production' | 'publicUrl' | 'allowedHosts'>,
): boolean {
  const requestedHost = host.toLowerCase();
  const isOwnName = (production ? LOCAL_NAME : UNBOUND_NAME).test(requestedHost);
  if (isOwnName || HEALTH_CHECKS.has(routeOptions.url ?? '')) return false;
  return requestedHost !== new URL(publicUrl).host && !allowedHosts.includes(requestedHost);
}

/** Load balancers call them by the address of a machine. */
const HEALTH_CHECKS = new Set(['/healthz', '/livez']);

const misdirected = () =>
  new HttpError(421, 'misdirected', 'Este portal no atiende bajo ese nombre. Usa su dirección pública.');

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type ProtectionConfig = Pick<Config, 'production' | 'publicUrl' | 'allowedHosts'>;

export function registerCsrfProtection(app: FastifyInstance, config: ProtectionConfig): void {
  app.addHook('onRequest', async (request) => {
    if (isMisdirected(request, config)) throw misdirected();
    const allowsAnyOrigin = SAFE_METHODS.has(request.method) || request.routeOptions.config.anyOrigin;
    if (!allowsAnyOrigin && isCrossOrigin(request, config)) {
      throw forbidden('Esta operación solo se puede hacer desde el propio portal.');
    }
  });
  app.addHook('preValidation', async (request) => {
    if (![request.params, request.query, request.body].every((part) => isStorableValue(part))) {
      throw new HttpError(400, 'malformed_text', 'El texto contiene caracteres que no se pueden guardar.');
    }
  });
}
