import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, parseConfig } from './core/config.ts';
import { Jobs } from './core/jobs.ts';
import { createLogger } from './core/logger.ts';
import { projectRoot } from './core/project-root.ts';
import { connectDatabaseServer } from './database/connect.ts';
import { closeDatabase, openDatabase } from './database/database.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-postgres.ts';
import {
  DatabaseUnreachableError,
  grantPrivileges,
  prepareDatabase,
  UnknownMigrationsError,
} from './database/migrate.ts';
import { loadWebBundle } from './features/site/web-bundle.ts';

/** Outside production: generated once and stored, so that sessions survive a restart. */
async function loadOrCreateSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}

const HARD_STOP_MS = 30_000;
/** Grace between failing `/healthz` and closing, for requests on their way and for load balancers to notice. */
const DRAIN_MS = 200;
const PRODUCTION_DRAIN_MS = 3_000;
/** Connections that are still open, such as those without any request, are closed by force after this. */
const FORCE_CLOSE_MS = 5_000;

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  const sessionSecret = config.sessionSecret ?? (await loadOrCreateSessionSecret(config.dataDir));
  const server = await connectDatabaseServer(config, log);
  const stopping = new AbortController();
  const database = openDatabase(server.connection, (err) => {
    if (!stopping.signal.aborted) log.warn({ err }, 'idle database connection lost');
  });
  let app: FastifyInstance | undefined;
  const stop = async () => {
    stopping.abort();
    await app?.close();
    await closeDatabase(database);
    await server.stop();
  };
  try {
    await prepareDatabase(server.owner, async (owner) => {
      await Jobs.prepare(owner);
      if (server.role) await grantPrivileges(owner, server.role);
      if (!config.demo) return;
      const { loadDemoIntoEmptyDatabase } = await import('./demo/load-demo.ts');
      await loadDemoIntoEmptyDatabase(database);
    });
    const bundle = existsSync(join(projectRoot, 'dist/web/index.html')) ? await loadWebBundle(projectRoot) : undefined;
    const isStopping = () => stopping.signal.aborted;
    app = await buildApp({ config: { ...config, sessionSecret }, database, log, bundle, isStopping });
    const { server: http } = app;
    onStopSignal(async () => {
      log.info('stopping');
      stopping.abort();
      await wait(config.production ? PRODUCTION_DRAIN_MS : DRAIN_MS);
      setTimeout(() => http.closeAllConnections(), FORCE_CLOSE_MS).unref();
      await stop();
    });
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    // Otherwise the embedded PostgreSQL would outlive a failed start.
    await stop();
    throw error;
  }
  printStartMessage(app, config);
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

function printStartMessage(app: FastifyInstance, config: Config): void {
  const address = app.listeningOrigin;
  console.log(`\n  El portal está en marcha: ${config.port === 0 ? address : config.publicUrl}`);
  if (config.demo) {
    console.log('  Cuentas de demostración (contraseña: demo-portal)');
    console.log('    admin@demo.example    administración');
    console.log('    miembro@demo.example  miembro\n');
  }
}

const OPERATOR_ERRORS = [ConfigError, EmbeddedPostgresError, DatabaseUnreachableError, UnknownMigrationsError];

/** Operator errors are printed as their message, anything else with its stack. */
function explain(error: unknown): unknown {
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `El puerto ${port} ya está en uso. Elige otro con PORT.`;
  return error;
}

try {
  await start(parseConfig(process.env));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
