import type { FastifyInstance } from 'fastify';
import { messagesContract } from '#contract/messages/messages.contract.ts';
import type { Context } from '../../core/context.ts';
import { KeyedMutex } from '../../core/keyed-mutex.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { countConversations, countUnreadMessages, listConversations } from './conversations.queries.ts';
import { messageReportsRoutes } from './message-reports.routes.ts';
import { presentConversation } from './messages.presenter.ts';
import { getConversation, readMessages, sendMessage } from './messages.service.ts';

export function messagesRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const writing = { ...context, mutex: new KeyedMutex() };

  route(app, context, messagesContract.listConversations, async ({ query: { page, limit }, viewer }) => {
    const [rows, total, unread] = await Promise.all([
      listConversations(database, viewer.id, limit, (page - 1) * limit),
      countConversations(database, viewer.id),
      countUnreadMessages(database, viewer.id),
    ]);
    const list = rows.map((row) => presentConversation(row, viewer.id));
    return { conversations: list, ...presentPage(total, { page, limit }), unread };
  });

  route(app, context, messagesContract.getConversation, async ({ params, query, viewer }) =>
    getConversation(context, viewer.id, params.memberId, query),
  );

  route(app, context, messagesContract.sendMessage, async ({ params, body, viewer }) => {
    await limiter.hit('message', [`member:${viewer.id}`]);
    return sendMessage(writing, viewer.id, params.memberId, body);
  });

  route(app, context, messagesContract.readMessages, async ({ params, body, viewer }) =>
    readMessages(context, viewer.id, params.memberId, body.upTo),
  );

  messageReportsRoutes(app, context);
}
