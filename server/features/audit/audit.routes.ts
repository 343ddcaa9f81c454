import type { FastifyInstance } from 'fastify';
import { auditContract } from '#contract/admin/audit.contract.ts';
import type { Context } from '../../core/context.ts';
import { dominicanInstant } from '../../core/dominican-day.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { presentEntry } from './audit.presenter.ts';
import { countEntries, listActors, listEntries } from './audit.queries.ts';

const startOf = (day: string | undefined) => (day ? dominicanInstant(day, '00:00') : undefined);

/** It is read, and nothing else. */
export function auditRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, auditContract.listAuditLog, async ({ query: { actor, action, from, to, page, limit } }) => {
    const filter = { actor, action, from: startOf(from), to: startOf(to) };
    const [rows, total, actors] = await Promise.all([
      listEntries(database, filter, { page, limit }),
      countEntries(database, filter),
      listActors(database),
    ]);
    return { entries: rows.map(presentEntry), ...presentPage(total, { page, limit }), actors };
  });
}
