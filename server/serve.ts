import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './core/config.ts';
import { projectRoot } from './core/project-root.ts';
import { portalVersion } from './core/version.ts';
import type { DatabaseConnection } from './database/connection.ts';
import { closeDatabase, openDatabase } from './database/database.ts';
import { retryWhileUnavailable } from './database/wait-for-database.ts';
import { loadWebBundle } from './features/site/web-bundle.ts';

/**
 * Fastify opens a second server for the IPv6 address of `localhost`, which would have none of what is done to this one:
 * bounds on bodies and connections, and answers to malformed requests.
 */
const listeningHost = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

/** Idle connections are closed by force after this. */
const FORCE_CLOSE_MS = 5_000;

export interface Portal {
  origin: string;
  /** @param drainMs between failing `/healthz` and closing, for load balancers to notice. */
  stop(drainMs: number): Promise<void>;
}

export async function serve(
  config: Config & { sessionSecret: string },
  connection: DatabaseConnection,
  log: Logger,
  signal?: AbortSignal,
): Promise<Portal> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const database = openDatabase(connection, (err) => {
    if (!isStopping()) log.warn({ err }, 'idle database connection lost');
  });
  let app: FastifyInstance | undefined;
  const close = async () => {
    stopping.abort();
    await app?.close();
    await closeDatabase(database);
  };
  const listen = async () => {
    const bundle = existsSync(join(projectRoot, 'dist/web/index.html')) ? await loadWebBundle(projectRoot) : undefined;
    const candidate = await buildApp({ config, database, log, bundle, isStopping });
    try {
      await candidate.listen({ host: listeningHost(config.host), port: config.port });
    } catch (error) {
      await candidate.close();
      throw error;
    }
    return candidate;
  };
  try {
    app = await retryWhileUnavailable(listen, {
      waitSeconds: config.databaseWaitSeconds,
      log,
      ...(signal && { signal }),
    });
  } catch (error) {
    await close();
    throw error;
  }
  const { server, listeningOrigin } = app;
  log.info({ version: portalVersion }, 'serving');
  return {
    origin: listeningOrigin,
    stop: async (drainMs) => {
      log.info('stopping');
      stopping.abort();
      await wait(drainMs);
      setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_MS).unref();
      await close();
    },
  };
}
