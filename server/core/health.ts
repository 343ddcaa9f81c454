import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { unavailable } from './errors.ts';

/** `/livez`: the process answers. `/healthz`: it can serve; the first to fail when the portal is told to stop. */
export function healthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  // Otherwise the connection of a request that ends while closing stays open, and closing waits for it.
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
