import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { isApiCall } from './route.ts';

const YEAR_SECONDS = 31_536_000;

/** No external source and no inline script. A page's one inline stylesheet is allowed by its hash. */
function contentSecurityPolicy(config: Config, styleHash?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    styleHash ? `style-src 'self' '${styleHash}'` : "style-src 'self'",
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

/** `styleHash` is that of a page's stylesheet, `sha256-…`. */
export function securityHeaders(config: Config, styleHash?: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config, styleHash),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.production && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}${config.hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** Framed documents, such as mails, are sandboxed and keep their own styles. */
export function allowOwnFrame(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox",
  );
  reply.header('x-frame-options', 'SAMEORIGIN');
}

/** Links may leave the frame. */
export function allowMailFrame(reply: FastifyReply): void {
  allowOwnFrame(reply);
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', `${policy} allow-top-navigation-by-user-activation allow-popups`);
}

export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    // API responses are personal: never cached.
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
    done();
  });
}
