import type { FastifyInstance, onRouteHookHandler } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { type Config, parseConfig } from '../../server/core/config.ts';
import type { Database } from '../../server/database/database.ts';
import { ApiClient } from './api-client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  connection: TestDatabase['connection'];
  /** A new browser without cookies. */
  visitor(headers?: Record<string, string>): ApiClient;
  close(): Promise<void>;
}

interface Options {
  config?: Partial<Config>;
  /** Share the database of another app, as a second process of the portal would. */
  sharing?: TestApp;
  log?: Logger;
  /** Sees every route as it is registered. */
  onRoute?: onRouteHookHandler;
}

export async function createTestApp({
  config = {},
  sharing,
  log = pino({ level: 'silent' }),
  onRoute,
}: Options = {}): Promise<TestApp> {
  const { database, connection, close } = sharing ? { ...sharing, close: async () => {} } : await createTestDatabase();
  const app = await buildApp({
    config: { ...parseConfig({ RATE_LIMITS: 'off' }), ...config, sessionSecret: 'a secret that only the tests know' },
    database,
    log,
    ...(onRoute && { onRoute }),
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
