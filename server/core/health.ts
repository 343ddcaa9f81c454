import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { unavailable } from './errors.ts';

/** `/livez`: liveness. `/healthz`: readiness, which fails first during shutdown. */
export function healthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  // Otherwise keep-alive connections of ending requests would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });

  app.get('/livez', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    if (isStopping()) throw unavailable();
    await database.execute(sql`select 1`);
    return { status: 'ok' };
  });
}
