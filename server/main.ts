import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, ConfigError, parseConfig } from './core/config.ts';
import { createLogger } from './core/logger.ts';
import { projectRoot } from './core/project-root.ts';
import { keptSessionSecret } from './core/session-secret.ts';
import { connectDatabaseServer, type DatabaseServer } from './database/connect.ts';
import { openDatabase } from './database/database.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-postgres.ts';
import { prepareDatabase } from './database/migrate.ts';
import { loadDemoIntoEmptyDatabase } from './demo/demo-mode.ts';
import { loadWebBundle } from './features/site/web-bundle.ts';

const HARD_STOP_MS = 30_000;

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  const sessionSecret = config.sessionSecret ?? (await keptSessionSecret(config.dataDir));
  const server = await connectDatabaseServer(config, log);
  const database = openDatabase(server.connection, (err) => log.warn({ err }, 'idle database connection lost'));
  await prepareDatabase(server.connection, async () => {
    if (config.demo) await loadDemoIntoEmptyDatabase(database);
  });

  const bundle = existsSync(join(projectRoot, 'dist/web/index.html')) ? await loadWebBundle(projectRoot) : undefined;
  const app = await buildApp({ config: { ...config, sessionSecret }, database, log, bundle });
  app.addHook('onClose', () => database.$client.end());
  stopOnSignal(app, server);
  await app.listen({ host: config.host, port: config.port });
  announce(app, config);
}

/** Lets running requests finish, then stops the database; gives up after a while rather than hang. */
function stopOnSignal(app: FastifyInstance, server: DatabaseServer): void {
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    await app.close();
    await server.stop();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function announce(app: FastifyInstance, config: Config): void {
  const address = app.listeningOrigin;
  console.log(`\n  El portal está en marcha: ${config.port === 0 ? address : config.publicUrl}`);
  if (config.demo) {
    console.log('  Cuentas de demostración (contraseña: demo-portal)');
    console.log('    admin@demo.example    administración');
    console.log('    miembro@demo.example  miembro\n');
  }
}

try {
  await start(parseConfig(process.env));
} catch (error) {
  // What an operator can mend is said in words; anything else with its stack.
  const inWords = error instanceof ConfigError || error instanceof EmbeddedPostgresError;
  console.error(inWords ? (error as Error).message : error);
  process.exit(1);
}
