import type { FastifyInstance } from 'fastify';
import { adminEventsContract } from '#contract/events/admin-events.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { presentAdminEvent, presentCounts } from './admin-events.presenter.ts';
import { countAllEvents, countByPublication, findAnyEvent, listAllEvents } from './admin-events.queries.ts';
import { cancelEvent, changeEvent, createEvent, removeEvent } from './admin-events.service.ts';
import { eventNotFound } from './event-errors.ts';
import { publishEvent, returnProposal, unpublishEvent } from './publication.service.ts';

export function adminEventsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  async function getAdminEvent(id: string) {
    const row = await findAnyEvent(database, id);
    if (!row) throw eventNotFound();
    return presentAdminEvent(row, now());
  }

  route(app, context, adminEventsContract.listAllEvents, async ({ query }) => {
    const [rows, total, counts] = await Promise.all([
      listAllEvents(database, query),
      countAllEvents(database, query),
      countByPublication(database),
    ]);
    return {
      events: rows.map((row) => presentAdminEvent(row, now())),
      total,
      page: query.page,
      totalPages: Math.ceil(total / query.limit),
      counts: presentCounts(counts),
    };
  });

  route(app, context, adminEventsContract.getAnyEvent, ({ params }) => getAdminEvent(params.id));

  route(app, context, adminEventsContract.createEvent, async ({ body, viewer }) => {
    const { id } = await createEvent(context, viewer, body);
    return getAdminEvent(id);
  });

  route(app, context, adminEventsContract.updateEvent, async ({ params, body }) => {
    await changeEvent(context, params.id, body);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.publishEvent, async ({ params, viewer }) => {
    await publishEvent(context, viewer, params.id);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.unpublishEvent, async ({ params }) => {
    await unpublishEvent(context, params.id);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.returnProposal, async ({ params, body }) => {
    await returnProposal(context, params.id, body.reason);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.cancelEvent, async ({ params, body }) => {
    await cancelEvent(context, params.id, body?.reason || null);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.deleteEvent, ({ params }) => removeEvent(context, params.id));
}
