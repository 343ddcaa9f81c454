import type { FastifyInstance } from 'fastify';
import { messagesContract } from '#contract/messages/messages.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { readConversations } from './conversations.queries.ts';
import { getConversation, presentConversation, readMessages, sendMessage } from './messages.service.ts';

export function messagesRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  route(
    app,
    context,
    messagesContract.listConversations,
    async ({ query: { page, limit }, viewer }) => {
      const { rows, total, unread } = await readConversations(database, viewer.id, {
        limit,
        offset: (page - 1) * limit,
      });
      const list = rows.map((row) => presentConversation(row, viewer.id));
      return { conversations: list, ...presentPage(total, { page, limit }), unread };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    messagesContract.getConversation,
    async ({ params, query, viewer }) => getConversation(context, viewer.id, params.memberId, query),
    { cachedSession: true },
  );

  route(app, context, messagesContract.sendMessage, async ({ params, body, viewer }) => {
    await limiter.hit('message', [`member:${viewer.id}`]);
    return sendMessage(context, viewer.id, params.memberId, body);
  });

  route(app, context, messagesContract.readMessages, async ({ params, body, viewer }) =>
    readMessages(context, viewer.id, params.memberId, body.upTo),
  );
}
