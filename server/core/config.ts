import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { databaseProblems } from './database-variables.ts';
import { environment } from './environment.ts';
import { type OperationsConfig, operationsProblems, readOperationsConfig } from './operations-config.ts';

export interface Config extends OperationsConfig {
  production: boolean;
  host: string;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Besides the hosts of `publicUrl` and of this machine; in production any other is refused. */
  allowedHosts: string[];
  databaseUrl: string | undefined;
  /** Past a transaction pooler, where `databaseUrl` goes through one. */
  databaseDirectUrl: string | undefined;
  /** A role that may change the tables, where that of `databaseUrl` may not. */
  migrationDatabaseUrl: string | undefined;
  /** Per pool and process; by default a share for each worker. */
  poolSize: number | undefined;
  databaseWaitSeconds: number;
  /** Between failing `/healthz` and closing, for load balancers to notice. */
  drainMs: number;
  dataDir: string;
  demo: boolean;
  /** The password of the demo accounts is public. */
  openDemoAccounts: boolean;
  sessionSecret: string | undefined;
  /** Still accepted while the secret is rotated. */
  formerSessionSecret: string | undefined;
  rateLimits: boolean;
  requireConsent: boolean;
  trustProxy: string | false;
  hstsSubdomains: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** False where it is derived from `publicUrl`. */
  isMailFromGiven: boolean;
  /** The rest goes tomorrow. */
  mailDailyLimit: number | undefined;
  emailConfirmation: boolean;
  strongPasswords: boolean;
  oidc: { issuer: string; clientId: string; clientSecret: string } | undefined;
  workers: number;
  logLevel: string;
}

/** Mail of a domain that is not the sender's own is refused or lost. */
function deriveMailFrom(publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname.replace(/^www\./, '') : 'localhost';
  if (isIP(host) === 4) return `no-responder@[${host}]`;
  return `no-responder@${host.replace('[', '[IPv6:')}`;
}

type Variables = Record<string, string | undefined>;

/** Checked on the raw text: reported even when another value is malformed. */
function productionProblems(env: Variables, isRoot: boolean): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!env.SESSION_SECRET)
    problems.push('SESSION_SECRET es obligatorio en producción (al menos 32 caracteres al azar)');
  if (!env.PUBLIC_URL) problems.push('PUBLIC_URL es obligatorio en producción (la dirección pública del portal)');
  else if (!env.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL debe empezar con https:// en producción');
  if (['on', 'true', '1'].includes(env.DEMO ?? ''))
    problems.push('DEMO no se permite en producción: los datos de muestra traen contraseñas conocidas');
  if (['off', 'false', '0'].includes(env.RATE_LIMITS ?? ''))
    problems.push('RATE_LIMITS=off no se permite en producción');
  if (!env.DATABASE_URL && isRoot && !['on', 'true', '1'].includes(env.ALLOW_ROOT ?? ''))
    problems.push(
      'En producción el portal no arranca su propia base de datos como root: usa otra cuenta, indica DATABASE_URL, o pon ALLOW_ROOT=on',
    );
  if (['off', 'false', '0'].includes(env.REQUIRE_CONSENT ?? ''))
    problems.push('REQUIRE_CONSENT=off no se permite en producción: la Ley 172-13 pide el consentimiento');
  return problems;
}

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

function externalLoginProblems(env: Variables): string[] {
  if (!env.OIDC_ISSUER) return [];
  const problems: string[] = [];
  if (!env.OIDC_CLIENT_ID || !env.OIDC_CLIENT_SECRET)
    problems.push('OIDC_ISSUER necesita también OIDC_CLIENT_ID y OIDC_CLIENT_SECRET');
  if (!env.OIDC_ISSUER.startsWith('https:') && !LOOPBACK.test(env.OIDC_ISSUER))
    problems.push('OIDC_ISSUER debe empezar con https://');
  return problems;
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`La configuración tiene problemas:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** More would exhaust the connections of a PostgreSQL with its default settings. */
const MAX_AUTO_WORKERS = 8;

const countWorkers = (workers: string) =>
  workers === 'auto' ? Math.min(availableParallelism(), MAX_AUTO_WORKERS) : Number(workers);

/** Reports every problem together. An empty variable counts as absent. */
export function parseConfig(variables: Variables, isRoot = process.getuid?.() === 0): Config {
  const given: Variables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map((issue) => issue.message) ?? []),
    ...productionProblems(given, isRoot),
    ...databaseProblems(given),
    ...operationsProblems(given),
    ...externalLoginProblems(given),
    ...(given.SESSION_SECRET && given.SESSION_SECRET === given.SESSION_SECRET_FORMER
      ? ['SESSION_SECRET_FORMER es igual a SESSION_SECRET: la anterior debe ser otra']
      : []),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);

  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  const listening = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`;
  const publicUrl = (env.PUBLIC_URL ?? listening).replace(/\/+$/, '');
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    allowedHosts: env.ALLOWED_HOSTS?.split(',').map((host) => host.trim().toLowerCase()) ?? [],
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    drainMs: 1000 * (env.DRAIN_SECONDS ?? (production ? 3 : 0.2)),
    dataDir: resolve(env.DATA_DIR),
    demo: env.DEMO ?? !production,
    openDemoAccounts: env.DEMO === true,
    sessionSecret: env.SESSION_SECRET,
    formerSessionSecret: env.SESSION_SECRET_FORMER,
    rateLimits: env.RATE_LIMITS,
    requireConsent: env.REQUIRE_CONSENT ?? production,
    trustProxy: env.TRUST_PROXY ?? false,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    smtpUrl: env.SMTP_URL,
    mailDailyLimit: env.MAIL_DAILY_LIMIT,
    emailConfirmation: env.EMAIL_CONFIRMATION ?? env.SMTP_URL !== undefined,
    strongPasswords: env.STRONG_PASSWORDS ?? production,
    mailFrom: env.MAIL_FROM ?? (env.SMTP_URL ? deriveMailFrom(publicUrl) : 'no-responder@portal.example'),
    isMailFromGiven: env.MAIL_FROM !== undefined,
    oidc: env.OIDC_ISSUER
      ? { issuer: env.OIDC_ISSUER, clientId: env.OIDC_CLIENT_ID ?? '', clientSecret: env.OIDC_CLIENT_SECRET ?? '' }
      : undefined,
    ...readOperationsConfig(env, production),
    workers: countWorkers(env.WORKERS ?? (production ? 'auto' : '1')),
    logLevel: env.LOG_LEVEL,
  };
}
