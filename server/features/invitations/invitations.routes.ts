import type { FastifyInstance } from 'fastify';
import { invitationLimits, invitationsContract } from '#contract/invitations/invitations.contract.ts';
import { clientNetworks } from '../../core/client-network.ts';
import type { Context } from '../../core/context.ts';
import { acceptCsv, readCsvFile } from '../../core/csv-records.ts';
import { actorOf } from '../../core/lock-actor.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { recordContactDataView } from '../../services/security-log/security-log.service.ts';
import { countInvitations, countInvitationsByState, listInvitations } from './invitations.queries.ts';
import {
  cancelInvitation,
  inviteMember,
  openInvitation,
  previewInvitations,
  resendInvitation,
  sendInvitation,
  sendInvitations,
} from './invitations.service.ts';

export function invitationsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, jobs } = context;

  jobs.work('invitation', ({ invitationId }) => sendInvitation(context, invitationId));

  route(app, context, invitationsContract.listInvitations, async ({ query, viewer, request }) => {
    await recordContactDataView(context, viewer, request, 'invitations');
    const [rows, total, counts] = await Promise.all([
      listInvitations(database, query),
      countInvitations(database, query),
      countInvitationsByState(database),
    ]);
    return { invitations: rows, ...presentPage(total, query), counts };
  });

  route(app, context, invitationsContract.inviteMember, async ({ body, viewer, request }) => {
    await limiter.hit('invitation', [`member:${viewer.id}`]);
    return inviteMember(context, actorOf(context, { viewer, request }), body);
  });

  app.register(async (upload) => {
    acceptCsv(upload);
    route(upload, context, invitationsContract.importInvitations, async ({ request, query, viewer }) => {
      await limiter.hit('invitationImport', [`member:${viewer.id}`]);
      const records = readCsvFile(request.body, invitationLimits.lines, { hasHeading: true });
      if (query.step !== 'send') return previewInvitations(context, records);
      return sendInvitations(context, actorOf(context, { viewer, request }), records);
    });
  });

  route(app, context, invitationsContract.resendInvitation, async ({ params, viewer, request }) => {
    await limiter.hit('invitation', [`member:${viewer.id}`]);
    return resendInvitation(context, actorOf(context, { viewer, request }), params.id);
  });

  route(app, context, invitationsContract.revokeInvitation, ({ params, viewer }) =>
    cancelInvitation(context, viewer, params.id),
  );

  route(app, context, invitationsContract.openInvitation, async ({ body, request }) => {
    await limiter.hit('oneTimeLink', clientNetworks(request.ip));
    return openInvitation(database, body.token);
  });
}
