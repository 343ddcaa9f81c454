import type { FastifyInstance } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { adminEventsContract } from '#contract/events/admin/admin-events.contract.ts';
import type { Context } from '../../../core/context.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { eventNotFound } from '../events.policy.ts';
import { presentAdminEvent } from '../events.presenter.ts';
import { countAllEvents, countByState, findAnyEvent, listAllEvents } from './admin-events.queries.ts';
import { cancelEvent, changeEvent, createEvent, editEvent, removeEvent } from './admin-events.service.ts';
import { copyEvent } from './event-copies.service.ts';
import { publishEvent, returnProposal, unpublishEvent } from './publication.service.ts';

export function adminEventsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  async function getAdminEvent(id: string) {
    const row = await findAnyEvent(database, id);
    if (!row) throw eventNotFound();
    return presentAdminEvent(row, now());
  }

  route(app, context, adminEventsContract.listAllEvents, async ({ query }) => {
    const filter = { ...query, today: dominicanDay(now()) };
    const [rows, total, counts] = await Promise.all([
      listAllEvents(database, filter),
      countAllEvents(database, filter),
      countByState(database, filter.today),
    ]);
    return {
      events: rows.map((row) => presentAdminEvent(row, now())),
      ...presentPage(total, query),
      counts,
    };
  });

  route(app, context, adminEventsContract.getAnyEvent, ({ params }) => getAdminEvent(params.id));

  route(app, context, adminEventsContract.createEvent, async ({ body, viewer }) => {
    const { id } = await createEvent(context, viewer, body);
    return getAdminEvent(id);
  });

  route(app, context, adminEventsContract.updateEvent, async ({ params, body, viewer }) => {
    await changeEvent(context, viewer, params.id, body);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.editEvent, async ({ params, body, viewer }) => {
    await editEvent(context, viewer, params.id, body);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.copyEvent, async ({ params, body, viewer }) => {
    const ids = await copyEvent(context, viewer, params.id, body);
    return { events: await Promise.all(ids.map(getAdminEvent)) };
  });

  route(app, context, adminEventsContract.publishEvent, async ({ params, body, viewer }) => {
    await publishEvent(context, viewer, params.id, body?.version);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.unpublishEvent, async ({ params, body, viewer }) => {
    await unpublishEvent(context, viewer, params.id, body?.version);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.returnProposal, async ({ params, body, viewer }) => {
    await returnProposal(context, viewer, params.id, body);
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.cancelEvent, async ({ params, body, viewer }) => {
    await cancelEvent(context, viewer, params.id, { reason: body?.reason || null, version: body?.version });
    return getAdminEvent(params.id);
  });

  route(app, context, adminEventsContract.deleteEvent, ({ params, viewer }) => removeEvent(context, viewer, params.id));
}
