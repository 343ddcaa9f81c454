import type { FastifyInstance } from 'fastify';
import { notificationsContract, preferencesContract } from '#contract/notifications/notifications.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { readNotificationList } from './notifications.queries.ts';
import { presentNotification, readNotifications } from './notifications.service.ts';
import { listOwnPreferences, setChannels } from './preferences.service.ts';

export function notificationsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(
    app,
    context,
    notificationsContract.listNotifications,
    async ({ query, viewer }) => {
      const { rows, total, unread } = await readNotificationList(database, { ...query, userId: viewer.id });
      return { notifications: rows.map(presentNotification), unread, ...presentPage(total, query) };
    },
    { cachedSession: true },
  );

  route(app, context, notificationsContract.markRead, async ({ body, viewer }) => ({
    unread: await readNotifications(context, viewer.id, body ?? {}),
  }));

  route(app, context, preferencesContract.listPreferences, async ({ viewer }) => ({
    preferences: await listOwnPreferences(database, viewer.id),
  }));

  route(app, context, preferencesContract.setPreference, async ({ params, body, viewer }) =>
    setChannels(database, viewer.id, params.group, body),
  );
}
