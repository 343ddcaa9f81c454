import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, onRouteHookHandler, RouteOptions } from 'fastify';
import { type Logger, pino } from 'pino';
import * as z from 'zod/mini';
import { buildApp } from '../../server/app.ts';
import type { AdmissionLimits } from '../../server/core/admission-control.ts';
import { type Config, parseConfig } from '../../server/core/config.ts';
import { Keyring } from '../../server/core/keyring.ts';
import { closeDatabase, type Database } from '../../server/database/database.ts';
import type { WebBundle } from '../../server/features/site/web-bundle.ts';
import { ApiClient } from './api-client.ts';
import { createTestDatabase, openTestDatabase, type TestDatabase } from './database.ts';

export const SESSION_SECRET = 'a secret that only the tests know';
export const KEYRING = new Keyring(SESSION_SECRET);

/** For the ids of accounts that tests delete. */
const BACKUP_DIR = join(tmpdir(), 'portal-test-backups');

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  connection: TestDatabase['connection'];
  /** A new browser without cookies. */
  visitor(headers?: Record<string, string>): ApiClient;
  close(): Promise<void>;
}

interface Options {
  config?: Partial<Config> & { sessionSecret?: string };
  /** Share the database of another app, as a second process of the portal would. */
  sharing?: Pick<TestApp, 'connection'>;
  log?: Logger;
  /** Sees every route as it is registered. */
  onRoute?: onRouteHookHandler;
  /** The clock of the portal; the real one when absent. */
  now?: () => Date;
  /** Pages, which most tests do without. */
  bundle?: WebBundle;
  isStopping?: () => boolean;
  admission?: Partial<AdmissionLimits>;
}

/** Validates every response against its schema, which the server's serializer does not fully check. */
function validateResponses(route: RouteOptions): void {
  const answers = (route.schema?.response ?? {}) as Record<string, z.ZodMiniType>;
  route.preSerialization = async (_request, reply, payload) => {
    const declared = answers[reply.statusCode];
    if (declared) z.parse(declared, JSON.parse(JSON.stringify(payload)));
    return payload;
  };
}

export async function createTestApp({
  config = {},
  sharing,
  log = pino({ level: 'silent' }),
  onRoute,
  now,
  bundle,
  isStopping,
  admission,
}: Options = {}): Promise<TestApp> {
  const { database, connection, close } = sharing ? reconnect(sharing) : await createTestDatabase();
  const app = await buildApp({
    config: {
      // No query is slow on a busy machine.
      ...parseConfig({ RATE_LIMITS: 'off', DEMO: 'off', BACKUP_DIR, SLOW_QUERY_MS: '600000' }),
      ...config,
      sessionSecret: config.sessionSecret ?? SESSION_SECRET,
    },
    database,
    log,
    // Schedules would run in the middle of tests; those that need them call them.
    runSchedules: false,
    onRoute(route) {
      validateResponses(route);
      onRoute?.call(this, route);
    },
    ...(now && { now }),
    ...(bundle && { bundle }),
    ...(isStopping && { isStopping }),
    ...(admission && { admission }),
  });
  await app.ready();
  return {
    app,
    database,
    connection,
    visitor: (headers) => new ApiClient(app, headers),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

/** Connections of its own to the same database. */
function reconnect({ connection }: Pick<TestApp, 'connection'>): TestDatabase {
  const database = openTestDatabase(connection);
  return { database, connection, close: () => closeDatabase(database) };
}
