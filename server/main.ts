import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { type Config, ConfigError, parseConfig } from './core/config.ts';
import { listConfigWarnings, listMisspelledVariables } from './core/config-warnings.ts';
import { Keyring } from './core/keyring.ts';
import { createLogger } from './core/logger.ts';
import { loadOrCreateSessionSecret } from './core/session-secret.ts';
import { portalVersion } from './core/version.ts';
import { MigrationBlockedError } from './database/apply-migrations.ts';
import { connectDatabaseServer, type DatabaseServer } from './database/connect.ts';
import type { DatabaseConnection } from './database/connection.ts';
import { closeDatabase, openDatabase, POOL_SIZE } from './database/database.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-postgres.ts';
import { explainDatabaseFailure } from './database/explain-database-failure.ts';
import { assertMigrated, PendingMigrationsError, UnknownMigrationsError } from './database/migrate.ts';
import { PoolerError } from './database/pooler.ts';
import { DatabaseUnreachableError, retryWhileUnavailable } from './database/wait-for-database.ts';
import { checkTotpSeals } from './features/account/factors/totp-sealing.service.ts';
import { BackupError } from './features/backup/backup-error.ts';
import { readPassphrase } from './features/backup/backup-folder.ts';
import { findLinkedPath } from './linked-path.ts';
import { migratePortal } from './migrate-portal.ts';
import { serve } from './serve.ts';
import { onRetirement, readInheritance, WorkerPool, WorkerStartError } from './worker-pool.ts';

// By default V8 lets garbage grow to several times what is in use, as long as the machine has memory.
setFlagsFromString('--heap-growing-percent=50');

const HARD_STOP_MS = 30_000;

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  const inherited = readInheritance();
  if (!inherited) return startPrimary(config, log);
  // A worker may be of a newer release than the primary, and replaces one that serves.
  await retryWhileUnavailable(() => assertMigrated(inherited.connection), {
    waitSeconds: config.databaseWaitSeconds,
    log,
  });
  const worker = await serve({ ...config, sessionSecret: inherited.sessionSecret }, inherited.connection, log);
  onStopSignal(() => worker.stop(config.drainMs));
  // A closed terminal signals the whole process group; the primary decides.
  process.on('SIGHUP', () => {});
  // No drain: other workers go on listening, so that no load balancer has to notice.
  onRetirement(() => void worker.stop(0).then(() => process.exit(0)));
}

/** A failed or interrupted start stops what was started: the embedded PostgreSQL would outlive it. */
async function startPrimary(config: Config, log: Logger): Promise<void> {
  const entry = findLinkedPath(import.meta.filename);
  const stopping = new AbortController();
  const started: (() => Promise<void>)[] = [];
  // A single process cannot be replaced without a pause: it ends in order, and its supervisor starts the new version.
  let reload = config.workers === 1 ? () => void process.emit('SIGTERM') : () => {};
  process.on('SIGHUP', () => reload());
  const stopAll = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };

  async function run(): Promise<void> {
    for (const warning of [...listConfigWarnings(config), ...listMisspelledVariables(process.env)]) log.warn(warning);
    // Not only by the first backup that fails, at night. Meanwhile the portal can serve.
    await readPassphrase(config).catch(({ message }: Error) => log.warn(`${message} Así no se hace ninguna copia.`));
    const sessionSecret = await loadOrCreateSessionSecret(config);
    const server = await connectDatabaseServer(config, log);
    started.push(() => server.stop());
    stopping.signal.throwIfAborted();
    await retryWhileUnavailable(() => prepare({ ...config, sessionSecret }, server, log), {
      waitSeconds: config.databaseWaitSeconds,
      log,
      signal: stopping.signal,
    });
    stopping.signal.throwIfAborted();
    if (config.workers === 1) {
      const portal = await serve(
        { ...config, sessionSecret },
        shareConnections(server.connection, config),
        log,
        stopping.signal,
      );
      started.push(() => portal.stop(config.drainMs));
      printStartMessage(portal.origin, config);
      return;
    }
    const inheritance = { connection: shareConnections(server.connection, config), sessionSecret };
    const pool = new WorkerPool(entry, inheritance, log);
    reload = () => void pool.roll();
    started.push(() => pool.stop());
    if (config.metricsPort !== undefined) {
      const { serveClusterMetrics } = await import('./features/status/metrics.service.ts');
      const metrics = await serveClusterMetrics({ config, log });
      started.push(() => metrics.close());
    }
    const port = await pool.start(config.workers);
    printStartMessage(`http://${config.host}:${port}`, config);
  }

  const running = run();
  onStopSignal(async () => {
    stopping.abort();
    await running.catch(() => {});
    await stopAll();
  });
  try {
    await running;
  } catch (error) {
    if (stopping.signal.aborted) return;
    await stopAll();
    throw error;
  }
}

/** All workers together, besides those for accounts. */
const POOLED_CONNECTIONS = 48;

function shareConnections(connection: DatabaseConnection, { workers, poolSize }: Config): DatabaseConnection {
  return { ...connection, max: poolSize ?? Math.min(POOL_SIZE, Math.max(4, Math.floor(POOLED_CONNECTIONS / workers))) };
}

/** Timeouts of requests are too short for loading the demo data on a slow machine. */
const START_PATIENCE_MS = 300_000;

function withPatience(connection: DatabaseConnection): DatabaseConnection {
  const isPooled = connection.direct !== undefined;
  return {
    ...connection,
    connectionTimeoutMillis: 15_000,
    query_timeout: START_PATIENCE_MS,
    // A transaction pooler refuses these.
    ...(!isPooled && { statement_timeout: START_PATIENCE_MS, idle_in_transaction_session_timeout: START_PATIENCE_MS }),
  };
}

const UNREADABLE_APPS =
  'Hay aplicaciones de códigos que SESSION_SECRET no puede leer, y sus dueños no entran con ellas: pon la clave anterior en SESSION_SECRET_FORMER.';

/** Migrates, loads the demo data into an empty database, and seals anew what a former secret sealed. */
async function prepare(config: Config & { sessionSecret: string }, server: DatabaseServer, log: Logger): Promise<void> {
  await migratePortal(config, server, log, async () => {
    const database = openDatabase(withPatience(server.connection), (err) =>
      log.warn({ err }, 'idle database connection lost'),
    );
    try {
      if (config.demo) {
        const { loadDemoIntoEmptyDatabase } = await import('./demo/load-demo.ts');
        await loadDemoIntoEmptyDatabase(database);
      }
      const keyring = new Keyring(config.sessionSecret, config.formerSessionSecret);
      const { unreadable } = await checkTotpSeals({ database, keyring }, { reseal: true });
      if (unreadable > 0) log.warn({ apps: unreadable }, UNREADABLE_APPS);
    } finally {
      await closeDatabase(database);
    }
  });
}

/** Runs once, at the first signal; exits by force after a while rather than hang. */
function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const stopAndExit = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', stopAndExit);
  process.on('SIGINT', stopAndExit);
}

function printStartMessage(origin: string, config: Config): void {
  console.log(`\n  El portal está en marcha: ${config.port === 0 ? origin : config.publicUrl}`);
  console.log(`  Versión ${portalVersion}. Datos en ${config.dataDir}; copias en ${config.backupDir}`);
  if (config.demo) {
    console.log('  Cuentas de demostración (contraseña: demo-portal)');
    console.log('    admin@demo.example    administración');
    console.log('    miembro@demo.example  miembro\n');
  }
}

const OPERATOR_ERRORS = [
  BackupError,
  ConfigError,
  EmbeddedPostgresError,
  DatabaseUnreachableError,
  MigrationBlockedError,
  PendingMigrationsError,
  PoolerError,
  UnknownMigrationsError,
];

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

function explain(error: unknown): unknown {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, address, hostname } = error as ListenError;
  const variable = port !== undefined && String(port) === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso. Elige otro con ${variable}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Este equipo no tiene la dirección ${address ?? hostname}, que pide HOST. Usa 127.0.0.1, o 0.0.0.0 para todas.`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Esta cuenta no puede usar el puerto ${port}. Elige otro con ${variable}, desde 1024.`;
  }
  return explainDatabaseFailure(error) ?? error;
}

/** `EX_CONFIG` of `sysexits.h`: systemd does not restart what only a person can mend. */
const EXIT_CONFIG = 78;

try {
  await start(parseConfig(process.env));
} catch (error) {
  if (!(error instanceof WorkerStartError)) console.error(explain(error));
  process.exit(error instanceof ConfigError ? EXIT_CONFIG : 1);
}
