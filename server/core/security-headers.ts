import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isApiCall } from './api-call.ts';
import type { Config } from './config.ts';

const YEAR_SECONDS = 31_536_000;

/** Nothing from elsewhere and no inline script. The one inline style, the site's colours, carries a nonce. */
function contentSecurityPolicy(config: Config, styleNonce?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    styleNonce ? `style-src 'self' 'nonce-${styleNonce}'` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // Of this site's answers only those that say so let themselves be framed.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script of ours makes markup, scripts or their addresses out of text; no other one may begin to.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(config.production ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export function allowStyleNonce(reply: FastifyReply, config: Config, nonce: string): void {
  reply.header('content-security-policy', contentSecurityPolicy(config, nonce));
}

/**
 * For a document made for other programs, such as a mail, that a page of this site shows in a frame: it has its own
 * styles, and can do nothing else whatever it contains.
 */
export function allowOwnFrame(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox",
  );
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/** The same for a mail whose links a person may follow, out of the frame. */
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
    // Answers of the API belong to one person at one moment.
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
}
