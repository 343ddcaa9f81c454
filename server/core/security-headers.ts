import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { isApiCall } from './route.ts';

const YEAR_SECONDS = 31_536_000;

/** No external source and no inline script. The one inline style, the site's colours, carries a nonce. */
function contentSecurityPolicy(config: Config, styleNonce?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    styleNonce ? `style-src 'self' 'nonce-${styleNonce}'` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Only documents that allow it themselves can be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Trusted Types: no script may turn text into markup, scripts or script URLs; ours do not.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(config.production ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export function allowStyleNonce(reply: FastifyReply, config: Config, nonce: string): void {
  reply.header('content-security-policy', contentSecurityPolicy(config, nonce));
}

/** For a document such as a mail, shown in a frame of this site: sandboxed, with its own styles. */
export function allowOwnFrame(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox",
  );
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/** Also lets links be followed out of the frame. */
export function allowMailFrame(reply: FastifyReply): void {
  allowOwnFrame(reply);
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', `${policy} allow-top-navigation-by-user-activation allow-popups`);
}

export async function sendSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: config.production && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy = contentSecurityPolicy(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    // API responses are personal: never cached.
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
}
