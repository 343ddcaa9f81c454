import type { FastifyInstance } from 'fastify';
import { liveContract } from '#contract/live/live.contract.ts';
import type { Context } from '../../core/context.ts';
import { memberTopic } from '../../core/member-events.ts';
import { route } from '../../core/route.ts';
import { MemberStream } from './member-stream.ts';

export function liveRoutes(app: FastifyInstance, context: Context): void {
  const { database, sessions, sseConnections } = context;

  route(app, context, liveContract.streamLive, async ({ viewer, request, reply }) => {
    const memberId = viewer.id;
    const isSignedIn = async () => (await sessions.findViewer(request, reply))?.id === memberId;
    const stream = new MemberStream(database, { memberId, isSignedIn });
    return sseConnections.start({ stream, topic: memberTopic(memberId), memberId, reply });
  });
}
