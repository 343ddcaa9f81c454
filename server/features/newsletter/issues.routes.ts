import type { FastifyInstance } from 'fastify';
import { issueBody, issuesContract } from '#contract/newsletter/issues.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { allowOwnFrame } from '../../core/security-headers.ts';
import { editedValues } from '../../core/versioned-edit.ts';
import { publicationRoutes } from '../../services/publishable/publication-routes.ts';
import { listUndelivered } from './deliveries.queries.ts';
import { countIssuesByState, listIssues } from './issues.queries.ts';
import { issuesOf, presentIssues, previewIssue, resendIssue, sendIssue, sendTest, toValues } from './issues.service.ts';

export function issuesRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const records = issuesOf(context);

  route(app, context, issuesContract.listIssues, async ({ query }) => {
    const [{ rows, total }, counts] = await Promise.all([listIssues(database, query), countIssuesByState(database)]);
    return {
      issues: await presentIssues(context, database, rows),
      ...presentPage(total, query),
      counts,
    };
  });

  route(app, context, issuesContract.createIssue, ({ body, viewer }) =>
    records.create(viewer, { ...toValues(body), createdBy: viewer.id }),
  );

  route(app, context, issuesContract.updateIssue, ({ params: { id }, body, viewer }) =>
    records.change(viewer, 'update', { id }, () => toValues(body)),
  );

  route(app, context, issuesContract.editIssue, ({ params: { id }, body: edit, viewer }) =>
    records.change(viewer, 'update', { id }, ({ current }) =>
      editedValues({ form: issueBody, toValues, current, edit }),
    ),
  );

  publicationRoutes(app, context, records, {
    endpoints: { get: issuesContract.getIssue, remove: issuesContract.deleteIssue },
    acts: {},
  });

  route(app, context, issuesContract.previewIssue, async ({ params, reply }) => {
    const { html } = await previewIssue(context, params.id);
    allowOwnFrame(reply);
    return reply.type('text/html; charset=utf-8').send(html);
  });

  route(app, context, issuesContract.testIssue, async ({ params, viewer }) => {
    await limiter.hit('newsletterTest', [`member:${viewer.id}`]);
    await sendTest(context, viewer, params.id);
    return { message: `Enviamos una prueba a ${viewer.email}.` };
  });

  route(app, context, issuesContract.sendIssue, ({ params, body, viewer }) =>
    sendIssue(context, viewer, params.id, body?.version),
  );

  route(app, context, issuesContract.resendIssue, ({ params, body, viewer }) =>
    resendIssue(context, viewer, params.id, body.state),
  );

  route(app, context, issuesContract.listTroubledDeliveries, async ({ params: { id }, query }) => {
    const { progress } = await records.get(id);
    const deliveries = await listUndelivered(database, { ...query, issueId: id });
    return { deliveries, ...presentPage(progress[query.state], query) };
  });
}
