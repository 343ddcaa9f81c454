import type { FastifyInstance } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { eventsContract } from '#contract/events/events.contract.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/dominican-time.ts';
import { sendFile } from '../../core/download.ts';
import { route } from '../../core/route.ts';
import { getSettings } from '../../services/site-settings/site-settings.queries.ts';
import { writeEventCalendar } from './event-calendar.ts';
import { eventNotFound } from './events.policy.ts';
import { presentEvent, presentEventDetail } from './events.presenter.ts';
import { listCalendarEvents, readEventList } from './events.queries.ts';
import { findVisibleEvent, mapOwnRegistrations } from './registration.queries.ts';

/** Calendars keep past entries. */
const CALENDAR_DAYS_BACK = 365;

export function eventsRoutes(app: FastifyInstance, context: Context): void {
  const { database, config, now } = context;

  route(
    app,
    context,
    eventsContract.listEvents,
    async ({ query, viewer }) => {
      const { events, ...totals } = await readEventList(database, { ...query, today: dominicanDay(now()) });
      const ids = events.map(({ id }) => id);
      const own = viewer && ids.length > 0 ? await mapOwnRegistrations(database, viewer.id, ids) : undefined;
      return { events: events.map((event) => presentEvent(event, own?.get(event.id), now())), ...totals };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    eventsContract.getEvent,
    async ({ params, viewer }) => {
      const found = await findVisibleEvent(database, params.id, viewer);
      if (!found) throw eventNotFound();
      return presentEventDetail(found.event, found.registration ?? undefined, now());
    },
    { cachedSession: true },
  );

  route(app, context, eventsContract.getCalendar, async ({ reply }) => {
    const since = addDays(dominicanDay(now()), -CALENDAR_DAYS_BACK);
    const [site, rows] = await Promise.all([getSettings(database), listCalendarEvents(database, since)]);
    const content = writeEventCalendar(rows, { site, publicUrl: config.publicUrl, now: now() }, { hasSeat: false });
    return sendFile(reply, { type: 'text/calendar', title: `Eventos ${site.siteName}`, extension: 'ics', content });
  });

  route(app, context, eventsContract.getEventCalendar, async ({ params, viewer, reply }) => {
    const [site, found] = await Promise.all([getSettings(database), findVisibleEvent(database, params.id, viewer)]);
    if (!found) throw eventNotFound();
    const { event, registration } = found;
    const hasSeat = registration?.status === 'confirmed' && event.status !== 'cancelled';
    const content = writeEventCalendar([event], { site, publicUrl: config.publicUrl, now: now() }, { hasSeat });
    return sendFile(reply, { type: 'text/calendar', title: event.title, extension: 'ics', content });
  });
}
