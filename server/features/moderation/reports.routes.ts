import type { FastifyInstance } from 'fastify';
import type { ReportedKind } from '#contract/moderation/report-kinds.ts';
import { reportsContract } from '#contract/moderation/reports.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { listReports } from '../../services/reports/reports.queries.ts';
import { requireOpenForum } from '../forum/posts.service.ts';
import { presentForumReport, presentMessageReport, presentProfileReport } from './reports.presenter.ts';
import { decideReport, receiveReport } from './reports.service.ts';

const OF_FORUM: ReportedKind[] = ['post', 'comment'];

export function reportsRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(app, context, reportsContract.reportPost, ({ params, body, viewer }) =>
    receiveReport(context, viewer, { kind: 'post', id: params.id }, body),
  );

  route(app, context, reportsContract.reportComment, ({ params, body, viewer }) =>
    receiveReport(context, viewer, { kind: 'comment', id: params.id }, body),
  );

  route(app, context, reportsContract.reportProfile, ({ params, body, viewer }) =>
    receiveReport(context, viewer, { kind: 'profile', id: params.id }, body),
  );

  route(app, context, reportsContract.reportMessage, ({ body: { messageId, ...form }, viewer }) =>
    receiveReport(context, viewer, { kind: 'message', id: messageId }, form),
  );

  route(app, context, reportsContract.listReports, async ({ query }) => {
    await requireOpenForum(database);
    const { rows, total } = await listReports(database, OF_FORUM, query);
    return { reports: rows.map(presentForumReport), ...presentPage(total, query) };
  });

  route(app, context, reportsContract.listMessageReports, async ({ query }) => {
    const { rows, total } = await listReports(database, ['message'], query);
    return { reports: rows.map(presentMessageReport), ...presentPage(total, query) };
  });

  route(app, context, reportsContract.resolveReport, async ({ params, body, viewer }) => {
    await requireOpenForum(database);
    return presentForumReport(await decideReport(context, viewer, OF_FORUM, params.id, body));
  });

  route(app, context, reportsContract.resolveMessageReport, async ({ params, body, viewer }) =>
    presentMessageReport(await decideReport(context, viewer, ['message'], params.id, body)),
  );

  route(app, context, reportsContract.resolveProfileReport, async ({ params, body, viewer }) =>
    presentProfileReport(await decideReport(context, viewer, ['profile'], params.id, body)),
  );
}
