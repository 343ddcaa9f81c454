import type { FastifyInstance } from 'fastify';
import { notificationsContract, preferencesContract } from '#contract/notifications/notifications.contract.ts';
import { notificationPreferencesPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { lockActor } from '../../core/lock-actor.ts';
import { acceptAnyForm } from '../../core/one-click.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { readNotificationList } from './notifications.queries.ts';
import { readNotifications } from './notifications.service.ts';
import { listOwnPreferences, setChannels, stopMails } from './preferences.service.ts';

export function notificationsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(
    app,
    context,
    notificationsContract.listNotifications,
    async ({ query, viewer }) => {
      const { rows, total, unread } = await readNotificationList(database, { ...query, userId: viewer.id });
      return { notifications: rows, unread, ...presentPage(total, query) };
    },
    { cachedSession: true },
  );

  route(app, context, notificationsContract.markRead, async ({ body, viewer }) => ({
    unread: await readNotifications(context, viewer.id, body ?? {}),
  }));

  route(app, context, preferencesContract.listPreferences, async ({ viewer }) => ({
    preferences: await listOwnPreferences(database, viewer.id),
  }));

  route(app, context, preferencesContract.setPreference, async ({ params, body, viewer, request }) =>
    database.transaction(async (transaction) => {
      await lockActor(context, transaction, request);
      return setChannels(transaction, viewer.id, params.group, body);
    }),
  );

  // No rate limit: a mail provider unsubscribes many people from one network, and the token cannot be guessed.
  app.register(async (scope) => {
    acceptAnyForm(scope);
    route(scope, context, preferencesContract.stopMails, async ({ params, query }) => {
      await stopMails(context, params.group, query.token);
      return { message: 'Ya no recibirás estas notificaciones por correo.' };
    });
  });

  route(app, context, preferencesContract.showPreferences, async ({ reply }) =>
    reply.redirect(notificationPreferencesPath),
  );
}
