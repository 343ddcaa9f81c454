import type { FastifyInstance } from 'fastify';
import { blocksContract, connectionsContract } from '#contract/members/networking.contract.ts';
import type { Context } from '../../core/context.ts';
import { actorOf } from '../../core/lock-actor.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import type { Viewer } from '../../core/viewer.ts';
import { blockMember, unblockMember } from './blocks.service.ts';
import { type PersonRow, presentPerson } from './connections.presenter.ts';
import { listBlocked, listConnections, listRequests } from './connections.queries.ts';
import { answerRequest, removeConnection, sendRequest } from './connections.service.ts';
import { ContactQuota } from './contact-quota.service.ts';
import type { Relation } from './relation.policy.ts';

export function networkingRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;
  const quota = new ContactQuota(context);

  async function withPeople<Row extends { person: PersonRow }>(viewer: Viewer, rows: Row[], relation: Relation) {
    const people = await quota.apply(
      viewer,
      rows.map(({ person }) => presentPerson(person, relation)),
    );
    return rows.flatMap((row, index) => people.slice(index, index + 1).map((person) => ({ ...row, person })));
  }

  route(app, context, connectionsContract.sendRequest, async ({ body, viewer }) => {
    await limiter.hit('connectionRequest', [`member:${viewer.id}`]);
    await limiter.hit('connectionRequestToOne', [`${viewer.id}:${body.receiverId}`]);
    return sendRequest(context, viewer, body.receiverId, body.note || null);
  });

  route(
    app,
    context,
    connectionsContract.listConnections,
    async ({ query, viewer }) => {
      const { rows, total } = await listConnections(database, viewer.id, query.search, query);
      const people = await withPeople(viewer, rows, 'connection');
      const connections = people.map((row) => ({ ...row, connectedUser: row.person }));
      return { connections, ...presentPage(total, query) };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    connectionsContract.listReceived,
    async ({ query, viewer }) => {
      const { rows, total } = await listRequests(database, viewer.id, 'received', query);
      const people = await withPeople(viewer, rows, 'stranger');
      const connections = people.map((row) => ({ ...row, requester: row.person }));
      return { connections, ...presentPage(total, query) };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    connectionsContract.listSent,
    async ({ query, viewer }) => {
      const { rows, total } = await listRequests(database, viewer.id, 'sent', query);
      const people = await withPeople(viewer, rows, 'stranger');
      const connections = people.map((row) => ({ ...row, receiver: row.person }));
      return { connections, ...presentPage(total, query) };
    },
    { cachedSession: true },
  );

  route(app, context, connectionsContract.respond, async ({ params, body, viewer }) =>
    answerRequest(context, viewer, params.id, body.status),
  );

  route(app, context, connectionsContract.removeConnection, async ({ params, viewer }) =>
    removeConnection(context, viewer, params.id),
  );

  route(app, context, blocksContract.listBlocked, async ({ query, viewer }) => {
    const { rows, total } = await listBlocked(database, viewer.id, query);
    return { members: rows, ...presentPage(total, query) };
  });

  route(app, context, blocksContract.blockMember, async ({ params, viewer, request }) => {
    await limiter.hit('memberBlock', [`member:${viewer.id}`]);
    return blockMember(context, actorOf(context, { viewer, request }), params.id);
  });

  route(app, context, blocksContract.unblockMember, async ({ params, viewer, request }) =>
    unblockMember(context, actorOf(context, { viewer, request }), params.id),
  );
}
