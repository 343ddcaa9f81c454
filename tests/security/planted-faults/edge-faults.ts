// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are lines of the sources.
import type { PlantedFault } from './planted-fault.ts';

const CROSS_SITE = 'tests/security/cross-site.test.ts';
const LIMITS = 'tests/security/rate-limits.test.ts';

/** What is checked of a request before anybody looks at what it asks for. */
export const EDGE_FAULTS: PlantedFault[] = [
  {
    name: 'other sites may change things',
    file: 'server/core/request-checks.ts',
    from: 'if (!mayComeFromAnywhere && !isSameOrigin(request, config)) {',
    to: 'if (!mayComeFromAnywhere && !isSameOrigin(request, config) && request.headers.origin === "") {',
    caughtBy: CROSS_SITE,
  },
  {
    name: 'another subdomain counts as the same site',
    file: 'server/core/request-checks.ts',
    from: "return site === 'same-origin';",
    to: "return site !== 'cross-site';",
    caughtBy: CROSS_SITE,
  },
  {
    name: 'other sites may sign people out',
    file: 'server/features/account/account.routes.ts',
    from: 'if (asksToLeave(request, context)) await sessions.end(request, reply);',
    to: 'if (asksToLeave(request, context) || true) await sessions.end(request, reply);',
    caughtBy: CROSS_SITE,
    named: 'signing out',
  },
  {
    name: 'a plain form passes for a call',
    file: 'server/app.ts',
    from: "  app.removeContentTypeParser('text/plain');\n",
    to: '',
    caughtBy: CROSS_SITE,
    named: 'plain form',
  },
  {
    name: 'a call that changes something has no limit',
    file: 'server/features/contact/contact.routes.ts',
    from: "    await context.limiter.hit('contact', [`account:${viewer.id}`]);\n",
    to: '',
    caughtBy: LIMITS,
    named: 'POST /api/contact',
  },
  {
    name: 'a new call says nothing about its limit',
    file: 'contract/account/security.contract.ts',
    from: "path: '/api/auth/forgot-password',",
    to: "path: '/api/auth/forgotten-password',",
    caughtBy: LIMITS,
    named: 'says why not',
  },
  {
    name: 'a limit lets one more through',
    file: 'server/core/rate-limiter.ts',
    from: 'row.count > rule.most',
    to: 'row.count > rule.most + 1',
    caughtBy: LIMITS,
    named: 'every rule',
  },
  {
    name: 'a limit is counted by reading first',
    file: 'server/core/rate-limiter.ts',
    from: 'count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,',
    to: 'count: sql`case when ${over} then 1 else (select r.count from rate_limits r where r.key = excluded.key) + 1 end`,',
    caughtBy: LIMITS,
    named: 'every rule',
  },
  {
    name: 'whoever asks says who they are',
    file: 'server/app.ts',
    from: 'trustProxy: config.trustProxy,',
    to: 'trustProxy: true,',
    caughtBy: LIMITS,
    named: 'who asks',
  },
  {
    name: 'limits by account can be passed by other accounts',
    file: 'server/features/account/account.routes.ts',
    from: "await limiter.hit('login', [`address:${request.ip}`, `account:${body.email}`]);",
    to: "await limiter.hit('login', [`account:${body.email}`]);",
    caughtBy: LIMITS,
    named: 'POST /api/auth/login',
  },
  {
    name: 'a stack in an answer',
    file: 'server/core/error-handler.ts',
    from: "sendBody(request, reply, 500, { message, code: 'internal', requestId: request.id });",
    to: "sendBody(request, reply, 500, { message: String(error.stack), code: 'internal', requestId: request.id });",
    caughtBy: 'server/core/error-handler.test.ts',
  },
  {
    name: 'the parameters of a query in the log',
    file: 'server/core/logger.ts',
    from: "if (error instanceof DrizzleQueryError) return { type: 'DrizzleQueryError', query: error.query, ...cause };",
    to: 'void DrizzleQueryError;',
    caughtBy: 'tests/faults/secrets.test.ts',
  },
  {
    name: 'addresses with their one-time links in the log',
    file: 'server/core/logger.ts',
    from: "path: request.url.split('?')[0] })",
    to: 'path: request.url })',
    caughtBy: 'tests/faults/secrets.test.ts',
  },
  {
    name: 'the hash of the password in the download of one’s data',
    file: 'server/features/own-data/own-data.queries.ts',
    from: 'to_jsonb(t) - ${sql.param(SECRET_COLUMNS)}::text[] as row',
    to: 'to_jsonb(t) as row',
    caughtBy: 'tests/faults/secrets.test.ts',
  },
];
