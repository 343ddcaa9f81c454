import type { FastifyInstance } from 'fastify';
import { securityLogContract } from '#contract/security-log/security-log.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { findAccountId, listSecurityEvents } from './security-log.queries.ts';

const presentEvent = <Row extends { id: number }>(row: Row) => ({ ...row, id: String(row.id) });

export function securityLogRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, securityLogContract.listOwnSecurityEvents, async ({ viewer, query }) => {
    const { rows, total } = await listSecurityEvents(database, { userId: viewer.id }, query);
    return { events: rows.map(presentEvent), ...presentPage(total, query) };
  });

  route(app, context, securityLogContract.listSecurityEvents, async ({ query: { kind, email, ...page } }) => {
    const userId = email && (await findAccountId(database, email));
    if (email && !userId) return { events: [], ...presentPage(0, page) };
    const { rows, total } = await listSecurityEvents(database, { kind, userId }, page);
    return { events: rows.map(presentEvent), ...presentPage(total, page) };
  });
}
