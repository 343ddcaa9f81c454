import type { FastifyInstance } from 'fastify';
import { proposalsContract } from '#contract/events/proposals.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { presentEventDetail } from './events.presenter.ts';
import type { EventRow } from './events.queries.ts';
import { countProposals, listProposals } from './proposals.queries.ts';
import { proposeEvent, reviseProposal, withdrawProposal } from './proposals.service.ts';

export function proposalsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;
  const present = (event: EventRow) => ({
    ...presentEventDetail(event, undefined, now()),
    proposedAt: event.proposedAt ?? event.createdAt,
  });

  route(app, context, proposalsContract.proposeEvent, async ({ body, viewer }) => {
    await limiter.hit('eventProposal', [`member:${viewer.id}`]);
    return present(await proposeEvent(context, viewer, body));
  });

  route(app, context, proposalsContract.listOwnProposals, async ({ query, viewer }) => {
    const [rows, total] = await Promise.all([
      listProposals(database, viewer.id, query),
      countProposals(database, viewer.id),
    ]);
    return {
      proposals: rows.map(present),
      ...presentPage(total, query),
    };
  });

  route(app, context, proposalsContract.reviseProposal, async ({ params, body, viewer }) => {
    await limiter.hit('eventProposal', [`member:${viewer.id}`]);
    return present(await reviseProposal(context, viewer, params.id, body));
  });

  route(app, context, proposalsContract.withdrawProposal, ({ params, viewer }) =>
    withdrawProposal(context, viewer, params.id),
  );
}
