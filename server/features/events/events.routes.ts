import type { FastifyInstance } from 'fastify';
import { eventsContract } from '#contract/events/events.contract.ts';
import type { Context } from '../../core/context.ts';
import { dominicanDay } from '../../core/dominican-day.ts';
import { notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import { presentEvent, presentTally } from './events.presenter.ts';
import {
  countEvents,
  countEventsByType,
  findEvent,
  listEventCategories,
  listEvents,
  listOwnRegistrations,
} from './events.queries.ts';

export function eventsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  async function ownRegistrations(viewer: Viewer | null, eventIds: string[]) {
    if (!viewer || eventIds.length === 0) return new Map();
    const rows = await listOwnRegistrations(database, viewer.id, eventIds);
    return new Map(rows.map((row) => [row.eventId, row]));
  }

  route(app, context, eventsContract.listEvents, async ({ query, viewer }) => {
    const filter = { ...query, today: dominicanDay(new Date()) };
    const [rows, total, categories, tally] = await Promise.all([
      listEvents(database, filter),
      countEvents(database, filter),
      listEventCategories(database),
      countEventsByType(database),
    ]);
    const own = await ownRegistrations(
      viewer,
      rows.map((row) => row.id),
    );
    return {
      events: rows.map((row) => presentEvent(row, own.get(row.id))),
      total,
      categories,
      typeTally: presentTally(tally),
    };
  });

  route(app, context, eventsContract.getEvent, async ({ params, viewer }) => {
    const event = await findEvent(database, params.id);
    if (!event) throw notFound('El evento que buscas no existe o ha sido eliminado.');
    const own = await ownRegistrations(viewer, [event.id]);
    return presentEvent(event, own.get(event.id));
  });
}
