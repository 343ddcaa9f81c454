import type { FastifyInstance } from 'fastify';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { participantsContract } from '#contract/events/participants.contract.ts';
import { registrationContract } from '#contract/events/registration.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { lockActor } from '../../core/lock-actor.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { setPreference } from '../../services/notifications/preferences.queries.ts';
import { isSubscribed, subscribe, unsubscribe } from './event-notifications.queries.ts';
import { eventNotFound } from './events.policy.ts';
import { presentEvent, presentRegistration } from './events.presenter.ts';
import type { EventRow } from './events.queries.ts';
import { countParticipants, listParticipants, setAttendanceVisibility } from './participants.queries.ts';
import { countRegisteredEvents, findVisibleEvent, listRegisteredEvents } from './registration.queries.ts';
import { cancelRegistration, NOT_REGISTERED, register, updateAnswers } from './registration.service.ts';

interface Row {
  event: EventRow;
  status: 'confirmed' | 'waitlisted';
  position: number;
  registeredAt: Date;
  attendedAt: Date | null;
}

function presentRegisteredEvent(row: Row, now: Date) {
  return {
    event: presentEvent(row.event, row, now),
    ...presentRegistration(row),
    registeredAt: row.registeredAt,
    attendedAt: row.attendedAt,
  };
}

export function registrationRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;

  route(app, context, registrationContract.registerForEvent, async ({ params, body, viewer }) => {
    await limiter.hit('eventRegistration', [`member:${viewer.id}`]);
    return register(context, viewer, params.id, body?.answers);
  });

  route(app, context, registrationContract.updateAnswers, async ({ params, body, viewer }) => ({
    answers: await updateAnswers(context, viewer, params.id, body.answers),
  }));

  route(app, context, registrationContract.cancelRegistration, ({ params, viewer }) =>
    cancelRegistration(context, viewer, params.id),
  );

  route(app, context, participantsContract.listParticipants, async ({ params, query, viewer }) => {
    const found = await findVisibleEvent(database, params.id, viewer);
    if (!found) throw eventNotFound();
    const scope = { eventId: params.id, viewerId: viewer.id };
    const [participants, counts] = await Promise.all([
      listParticipants(database, { ...scope, ...query }),
      countParticipants(database, scope),
    ]);
    return {
      participants,
      ...presentPage(counts.total, query),
      connectionsCount: counts.connections,
      isListed: found.registration?.isListed ?? null,
    };
  });

  route(app, context, participantsContract.setAttendanceVisibility, async ({ params, body, viewer }) => {
    if (!(await setAttendanceVisibility(database, params.id, viewer.id, body.isListed))) throw notFound(NOT_REGISTERED);
    return { isListed: body.isListed };
  });

  route(app, context, registrationContract.listOwnRegistrations, async ({ query, viewer }) => {
    const filter = { ...query, userId: viewer.id, today: dominicanDay(now()) };
    const [rows, total] = await Promise.all([
      listRegisteredEvents(database, filter),
      countRegisteredEvents(database, filter),
    ]);
    return {
      registrations: rows.map((row) => presentRegisteredEvent(row, now())),
      ...presentPage(total, query),
    };
  });

  route(app, context, registrationContract.getEventNotices, async ({ viewer }) => ({
    enabled: await isSubscribed(database, viewer.id),
  }));

  route(app, context, registrationContract.enableEventNotices, async ({ viewer, request }) => {
    await database.transaction(async (transaction) => {
      await lockActor(context, transaction, request);
      await subscribe(transaction, viewer.id);
      // The button promises both, whatever the preferences were.
      await setPreference(transaction, viewer.id, 'events', { site: true, mail: true });
    });
    return { enabled: true };
  });

  route(app, context, registrationContract.disableEventNotices, async ({ viewer, request }) => {
    await database.transaction(async (transaction) => {
      await lockActor(context, transaction, request);
      await unsubscribe(transaction, viewer.id);
    });
    return { enabled: false };
  });
}
