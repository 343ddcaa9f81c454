import type { FastifyInstance } from 'fastify';
import { eventsContract } from '#contract/events/events.contract.ts';
import type { Context } from '../../core/context.ts';
import { addDays, dominicanDay } from '../../core/dominican-time.ts';
import { sendFile } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import { getSettings } from '../site/site.queries.ts';
import { writeEventCalendar } from './event-calendar.ts';
import { eventNotFound } from './events.policy.ts';
import { presentEvent, presentEventDetail, presentTally, type Registration } from './events.presenter.ts';
import {
  countEvents,
  countEventsByType,
  findVisibleEvent,
  listCalendarEvents,
  listEventCategories,
  listEvents,
} from './events.queries.ts';
import { listOwnRegistrations } from './registration.queries.ts';

/** Calendars keep past entries; older events need not be sent again. */
const CALENDAR_DAYS_BACK = 365;

export function eventsRoutes(app: FastifyInstance, context: Context): void {
  const { database, config, now } = context;

  async function ownRegistrations(viewer: Viewer | null, eventIds: string[]): Promise<Map<string, Registration>> {
    if (!viewer || eventIds.length === 0) return new Map();
    const rows = await listOwnRegistrations(database, viewer.id, eventIds);
    return new Map(rows.map((row) => [row.eventId, row]));
  }

  route(app, context, eventsContract.listEvents, async ({ query, viewer }) => {
    const filter = { ...query, today: dominicanDay(now()) };
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
      events: rows.map((row) => presentEvent(row, own.get(row.id), now())),
      total,
      categories,
      typeTally: presentTally(tally),
    };
  });

  route(app, context, eventsContract.getEvent, async ({ params, viewer }) => {
    const event = await findVisibleEvent(database, params.id, viewer);
    if (!event) throw eventNotFound();
    const own = await ownRegistrations(viewer, [event.id]);
    return presentEventDetail(event, own.get(event.id), now());
  });

  route(app, context, eventsContract.getCalendar, async ({ reply }) => {
    const since = addDays(dominicanDay(now()), -CALENDAR_DAYS_BACK);
    const [site, rows] = await Promise.all([getSettings(database), listCalendarEvents(database, since)]);
    const content = writeEventCalendar(rows, { site, publicUrl: config.publicUrl, now: now() });
    return sendFile(reply, { type: 'text/calendar', title: `Eventos ${site.siteName}`, extension: 'ics', content });
  });

  route(app, context, eventsContract.getEventCalendar, async ({ params, viewer, reply }) => {
    const [site, event] = await Promise.all([getSettings(database), findVisibleEvent(database, params.id, viewer)]);
    if (!event) throw eventNotFound();
    const content = writeEventCalendar([event], { site, publicUrl: config.publicUrl, now: now() });
    return sendFile(reply, { type: 'text/calendar', title: event.title, extension: 'ics', content });
  });
}
