import type { FastifyInstance } from 'fastify';
import { notificationsContract } from '#contract/notifications/notifications.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countNotifications, countUnread, listNotifications, markRead } from './notifications.queries.ts';

export function notificationsRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  route(app, context, notificationsContract.listNotifications, async ({ query, viewer }) => {
    const [rows, total, unread] = await Promise.all([
      listNotifications(database, viewer.id, query),
      countNotifications(database, viewer.id),
      countUnread(database, viewer.id),
    ]);
    return {
      notifications: rows.map(presentNotification),
      unread,
      total,
      page: query.page,
      totalPages: Math.ceil(total / query.limit),
    };
  });

  route(app, context, notificationsContract.markRead, async ({ body, viewer }) => {
    await markRead(database, viewer.id, body?.ids, now());
    return { unread: await countUnread(database, viewer.id) };
  });
}
