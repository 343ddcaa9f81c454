import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, LogController, type onRouteHookHandler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { exposeMetrics, pruneRegularly, runJobs } from './background-work.ts';
import { type AdmissionLimits, registerAdmissionControl } from './core/admission-control.ts';
import { Assurance } from './core/assurance.ts';
import { LONGEST_REQUEST_MS, registerBodyDeadlines } from './core/body-deadlines.ts';
import type { Config } from './core/config.ts';
import type { Context } from './core/context.ts';
import { registerCsrfProtection } from './core/csrf-protection.ts';
import { refuseUnknownRoute, sendClientError, sendError } from './core/error-handler.ts';
import { unavailable } from './core/errors.ts';
import { Jobs } from './core/jobs.ts';
import { Keyring } from './core/keyring.ts';
import { registerLockBreaker } from './core/lock-breaker.ts';
import { DeliveryRules } from './core/mail/delivery-rules.ts';
import { MaintenanceMode } from './core/maintenance-mode.ts';
import { PgPubSub } from './core/pubsub.ts';
import { observeQueries } from './core/query-timing.ts';
import { RateLimiter } from './core/rate-limiter.ts';
import { refuseEncodedBodies } from './core/refuse-encoded-bodies.ts';
import { logRequests, requestIds } from './core/request-log.ts';
import { compileResponseSerializer } from './core/route.ts';
import { sendSecurityHeaders } from './core/security-headers.ts';
import { serializeConnections } from './core/serialize-connections.ts';
import { SessionCache } from './core/session-cache.ts';
import { Sessions } from './core/sessions.ts';
import { SseConnections } from './core/sse.ts';
import type { Database } from './database/database.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { externalLoginRoutes } from './features/account/external-login/external-login.routes.ts';
import { factorsRoutes, passkeysRoutes } from './features/account/factors/factors.routes.ts';
import { secondFactorRoutes } from './features/account/second-factor.routes.ts';
import { proofRoutes, securityRoutes } from './features/account/security.routes.ts';
import { adminContactRoutes, contactRoutes } from './features/contact/contact.routes.ts';
import { adminContentRoutes, contentRoutes } from './features/content/content.routes.ts';
import { demoMailRoutes } from './features/demo-mail/demo-mail.routes.ts';
import { adminEventsRoutes } from './features/events/admin/admin-events.routes.ts';
import { attendeesRoutes } from './features/events/admin/attendees.routes.ts';
import { eventsRoutes } from './features/events/events.routes.ts';
import { proposalsRoutes } from './features/events/proposals.routes.ts';
import { registrationRoutes } from './features/events/registration.routes.ts';
import { forumRoutes } from './features/forum/forum.routes.ts';
import { invitationsRoutes } from './features/invitations/invitations.routes.ts';
import { adminJobsRoutes } from './features/jobs/admin-jobs.routes.ts';
import { liveRoutes } from './features/live/live.routes.ts';
import { adminMembersRoutes } from './features/members/admin/admin-members.routes.ts';
import { membersRoutes } from './features/members/members.routes.ts';
import { networkingRoutes } from './features/members/networking.routes.ts';
import { messagesRoutes } from './features/messages/messages.routes.ts';
import { moderationQueueRoutes } from './features/moderation/queue.routes.ts';
import { reportsRoutes } from './features/moderation/reports.routes.ts';
import { adminNewsRoutes } from './features/news/admin/admin-news.routes.ts';
import { newsRoutes } from './features/news/news.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { ownDataRoutes } from './features/own-data/own-data.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { adminProjectsRoutes } from './features/projects/admin/admin-projects.routes.ts';
import { projectsRoutes } from './features/projects/projects.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { registerApiDescription } from './features/site/api-description.ts';
import { PreviewImages } from './features/site/images/preview-images.ts';
import { siteImageRoutes } from './features/site/images/site-images.routes.ts';
import { PageRenderer } from './features/site/page-renderer.ts';
import { servePages } from './features/site/pages.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import type { WebBundle } from './features/site/web-bundle.ts';
import { statisticsRoutes } from './features/statistics/statistics.routes.ts';
import { statusRoutes } from './features/status/status.routes.ts';
import { auditRoutes } from './services/audit/audit.routes.ts';
import { legalRoutes } from './services/legal/legal.routes.ts';
import { readWidest } from './services/media/media.queries.ts';
import { mediaRoutes } from './services/media/media.routes.ts';
import { notificationsRoutes } from './services/notifications/notifications.routes.ts';
import { securityLogRoutes } from './services/security-log/security-log.routes.ts';

/** `/livez` is liveness; `/healthz` is readiness, which fails first during shutdown. */
function healthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  // Otherwise keep-alive connections of ending requests would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });

  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/healthz', { logLevel: 'warn' }, async () => {
    if (isStopping()) throw unavailable();
    await database.forAccounts.execute(sql`select 1`);
    return { status: 'ok' };
  });
}

const BODY_LIMIT_BYTES = 64 * 1024;
/** Smaller ones fit a packet as they are. */
const MIN_COMPRESSED_BYTES = 1024;
const GZIP_LEVEL = 1;
const HEADERS_TIMEOUT_MS = 10_000;
const CONNECTIONS_CHECK_MS = 2_000;
/** Idle in both directions: disconnects clients that do not read their response. Streams have a heartbeat. */
const IDLE_TIMEOUT_MS = 120_000;

/** Bulkhead: on database connections of their own. */
const signInFeatures = [accountRoutes, secondFactorRoutes];

const features = [
  siteRoutes,
  securityRoutes,
  proofRoutes,
  factorsRoutes,
  passkeysRoutes,
  ownDataRoutes,
  securityLogRoutes,
  externalLoginRoutes,
  profileRoutes,
  newsRoutes,
  adminNewsRoutes,
  eventsRoutes,
  registrationRoutes,
  proposalsRoutes,
  adminEventsRoutes,
  attendeesRoutes,
  projectsRoutes,
  adminProjectsRoutes,
  mediaRoutes,
  membersRoutes,
  networkingRoutes,
  notificationsRoutes,
  messagesRoutes,
  liveRoutes,
  newsletterRoutes,
  legalRoutes,
  contentRoutes,
  adminContentRoutes,
  contactRoutes,
  adminContactRoutes,
  forumRoutes,
  searchRoutes,
  statisticsRoutes,
  moderationQueueRoutes,
  reportsRoutes,
  adminMembersRoutes,
  invitationsRoutes,
  adminJobsRoutes,
  statusRoutes,
  auditRoutes,
  demoMailRoutes,
];

interface AppParts {
  config: Config & { sessionSecret: string };
  database: Database;
  log: Logger;
  /** Absent while developing, when Vite serves the pages. */
  bundle?: WebBundle;
  isStopping?: () => boolean;
  onRoute?: onRouteHookHandler;
  admission?: Partial<AdmissionLimits>;
  now?: () => Date;
  runSchedules?: boolean;
}

/** Absolute-form requests of a proxy (`http://host/path`); anything else that is no path becomes `/`. */
function originForm({ url = '/' }: { url?: string | undefined }): string {
  if (url.startsWith('/')) return url;
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/') ? pathname + search : '/';
}

/** Nothing is global: two apps in one process are independent. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, log, bundle, isStopping = () => false, onRoute } = parts;
  const { now = () => new Date(), runSchedules = true } = parts;
  observeQueries(database, log, config.slowQueryMs);
  // Cast, so that pino's logger is not part of every signature that takes an app.
  const app = Fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    genReqId: requestIds(config),
    // `logRequests` writes one line instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: originForm,
    // Open connections are served during the shutdown.
    return503OnClosing: false,
    // Malformed URLs never get past the router.
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileResponseSerializer);
  app.setErrorHandler(sendError);
  if (onRoute) app.addHook('onRoute', onRoute);
  // CSRF: a form of another site could send plain text.
  app.removeContentTypeParser('text/plain');

  logRequests(app);

  const pubsub = new PgPubSub(database.direct, log);
  const sessionCache = new SessionCache(pubsub);
  const keyring = new Keyring(config.sessionSecret, config.formerSessionSecret);
  const sessions = new Sessions(database.forAccounts, keyring, config.production, sessionCache);
  const context: Context = {
    config,
    keyring,
    database,
    log,
    sessions,
    assurance: new Assurance(database.forAccounts, config, sessions),
    limiter: new RateLimiter(database.forAccounts, config),
    jobs: new Jobs(database, log),
    deliveryRules: new DeliveryRules({ database, config, keyring, now }),
    pubsub,
    sseConnections: new SseConnections(pubsub),
    maintenance: new MaintenanceMode(database, pubsub, log),
    now,
  };

  const previews = new PreviewImages(keyring, (logoId) => readWidest(database, logoId));
  const pages = bundle && new PageRenderer(app, context, bundle, previews);
  await app.register(cookie);
  // Gzip for the API: Brotli took more time for hardly fewer bytes (docs/performance.md).
  await app.register(compress, {
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['gzip'],
    zlibOptions: { level: GZIP_LEVEL },
    globalDecompression: false,
  });
  refuseEncodedBodies(app);
  registerApiDescription(app, { publicUrl: config.publicUrl, cookieName: sessions.cookieName });
  sendSecurityHeaders(app, config);
  registerCsrfProtection(app, config);
  app.decorateRequest('viewer', null);
  app.decorateRequest('withheldRole', null);
  registerLockBreaker(app);
  registerAdmissionControl(app, sessions, parts.admission);
  context.maintenance.refuseWrites(app);

  healthRoutes(app, database, isStopping);
  for (const register of signInFeatures) register(app, { ...context, database: database.forAccounts });
  for (const register of features) register(app, context);
  siteImageRoutes(app, context, previews);
  if (pages && bundle) await servePages(app, pages, bundle);
  else app.setNotFoundHandler(refuseUnknownRoute);
  serializeConnections(app);
  registerBodyDeadlines(app);

  // Without the cache viewers are read from the database: slower, never wrong.
  app.addHook('onReady', () => sessionCache.listen().catch((err) => log.warn({ err }, 'session cache is off')));
  app.addHook('onReady', () =>
    context.maintenance.listen().catch((err) => log.warn({ err }, 'maintenance mode unknown')),
  );
  // Without invalidations pages are cached for a second only.
  app.addHook('onReady', async () => pages?.listen().catch((err) => log.warn({ err }, 'page cache is short-lived')));
  app.addHook('preClose', async () => context.sseConnections.endAll());
  app.addHook('onClose', () => pubsub.close());
  if (config.metricsPort !== undefined) await exposeMetrics(app, context);
  pruneRegularly(app, context);
  runJobs(app, context, runSchedules);
  return app;
}
